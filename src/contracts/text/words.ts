const BLOCK_END = /<\/(p|h[1-6]|li|div|td|th|tr|blockquote|pre|figcaption|dt|dd)>|<(br|hr)\s*\/?>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '\u00ad' },
  ...{ ndash: '–', mdash: '—', hellip: '…', ensp: ' ', emsp: ' ', thinsp: ' ' },
};

function characterOf(whole: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (code === 0xa0) return ' ';
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Rich text without its markup and entities, for counting and searching words. Blocks are separated by a line break. */
export const withoutMarkup = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(ENTITY, characterOf)
    .trim();

/** Number of words of a rich text: runs between white space with at least one letter or digit. */
export const countWords = (html: string): number =>
  withoutMarkup(html)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** True when a text has only markup and spaces (lifecycle, section 4 (18)). */
export const isEmptyRichText = (html: string | undefined | null): boolean => bare(withoutMarkup(html ?? '')) === '';

/** The headings of an empty abstract's template (spec part 1, section 2, step 1). */
export const ABSTRACT_HEADINGS = ['INTRODUCTION', 'METHODS', 'RESULTS', 'CONCLUSION'] as const;

const bare = (text: string): string => text.replace(/[\s\u200b\u00ad]/gu, '');

/** The template's heading that a line equals, regardless of case and a final colon; undefined for any other line. */
const headingOf = (line: string): string | undefined =>
  ABSTRACT_HEADINGS.find((heading) => heading === bare(line).replace(/:$/, '').toUpperCase());

/** True when an abstract contains only the template's headings. */
export const isEmptyAbstract = (html: string | undefined | null): boolean =>
  withoutMarkup(html ?? '')
    .split('\n')
    .every((line) => bare(line) === '' || headingOf(line) !== undefined);

/**
 * Words of an abstract that count against its limit. Each of the template's four headings, alone on its line, is free once
 * (docs/adr/0013: text that comes from the form should not count against the author).
 */
export function countAbstractWords(html: string): number {
  const lines = withoutMarkup(html).split('\n');
  const headings = new Set(lines.map(headingOf).filter((heading) => heading !== undefined));
  return countWords(html) - headings.size;
}
