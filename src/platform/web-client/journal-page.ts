/** The data that the page needs before its program has made any request: the public settings, as `GET /api/settings` returns them. */
export interface PageSettings {
  journalName: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot close the element that contains it. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${asData(value)}</script>`;

/**
 * The client's page with the name of the journal, which is shown immediately, and its public settings, which the program would otherwise
 * request before it shows anything. An element of type JSON runs no code, so the content security policy allows it.
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
 * The page with the addresses of the files that its screen needs in addition to those of the application, and with the first calls of the
 * screen. The client loads the files and starts the calls for signed-in people.
 */
export const withScreen = (html: string, screen: { files: readonly string[]; calls: readonly string[] }): string =>
  withList(withList(html, 'screen-files', screen.files), 'first-calls', screen.calls);
