/** What the page needs before its program has asked for anything: the public settings, as `GET /api/settings` answers them. */
export interface PageSettings {
  journalName: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end the element it stands in. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${asData(value)}</script>`;

/**
 * The client's page with the name of the journal, which is drawn at once, and its public settings, which the program would have to ask
 * for before it draws anything. Data in an element of type JSON run nothing, so the policy for scripts allows them.
 */
export function journalPage(html: string, settings: PageSettings): string {
  const name = asText(settings.journalName);
  return html
    .replace('<title>Quire</title>', () => `<title>${name}</title>`)
    .replace('<span id="first-name">Quire</span>', () => `<span id="first-name">${name}</span>`)
    .replace('</head>', () => `${dataElement('public-settings', settings)}</head>`);
}

const withList = (html: string, id: string, list: readonly string[]): string =>
  list.length === 0 ? html : html.replace('</head>', () => `${dataElement(id, list)}</head>`);

/**
 * The page with the addresses of the files that its screen needs besides those of the application, and with the calls that the screen
 * makes first; the client loads and begins them for signed-in people.
 */
export const withScreen = (html: string, screen: { files: readonly string[]; calls: readonly string[] }): string =>
  withList(withList(html, 'screen-files', screen.files), 'first-calls', screen.calls);
