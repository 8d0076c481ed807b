/** Elements without a closing tag. */
const VOID: readonly string[] = ['br', 'hr'];
/** Each child of these elements is a point of its own. */
const LISTS: readonly string[] = ['ul', 'ol'];
const TOKEN = /<(?<close>\/?)(?<name>[a-z][a-z0-9]*)\b[^>]*>|[^<]+|</gi;

const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** The top-level elements of sanitised rich text, in order. Text outside of all elements counts as one too. */
function topElements(html: string): { name: string; html: string }[] {
  const found: { name: string; html: string }[] = [];
  let depth = 0;
  let open = { name: '', html: '' };
  const finish = (): void => {
    if (open.html !== '') found.push(open);
    open = { name: '', html: '' };
  };
  for (const { 0: token, groups } of html.matchAll(TOKEN)) {
    const name = groups?.['name']?.toLowerCase();
    const isTag = name !== undefined && !VOID.includes(name);
    if (isTag && groups?.['close'] === '' && depth === 0) {
      finish();
      open.name = name;
    }
    open.html += token;
    if (isTag) depth += groups?.['close'] === '' ? 1 : -1;
    if (isTag && depth === 0) finish();
  }
  finish();
  return found;
}

const HEADING = /^h[1-6]$/;
const inside = (html: string): string => html.replace(/^<[^>]*>/, '').replace(/<\/[a-z0-9]+>$/i, '');

/**
 * Splits rich text into the points that an author answers one by one: each paragraph, each entry of a list, each table. A heading belongs
 * to the point that follows.
 */
export function splitPoints(html: string): string[] {
  const points: string[] = [];
  let heading = '';
  for (const element of topElements(html)) {
    if (!hasText(element.html)) continue;
    if (HEADING.test(element.name)) {
      heading += element.html;
      continue;
    }
    const parts = LISTS.includes(element.name)
      ? topElements(inside(element.html))
          .filter((entry) => hasText(entry.html))
          .map((entry) => (entry.name === 'li' ? wrapped(inside(entry.html)) : entry.html))
      : [element.html];
    for (const part of parts) {
      points.push(heading + part);
      heading = '';
    }
  }
  return heading === '' ? points : [...points, heading];
}

/** An entry of a list as a paragraph, unless it has paragraphs of its own. */
const wrapped = (html: string): string => (/^\s*<(?:p|ul|ol|table|blockquote)\b/i.test(html) ? html : `<p>${html}</p>`);
