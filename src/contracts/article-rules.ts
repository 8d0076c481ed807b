/** Article types, limits and messages of the submission form (spec part 1, section 5 and 9; lifecycle, section 4 (4)). */
export const ARTICLE_TYPES = [
  { id: 1, name: 'Review' },
  { id: 2, name: 'Original contribution' },
  { id: 3, name: 'Case reports' },
  { id: 7, name: 'Society news' },
  { id: 10, name: 'Letter to editor' },
] as const;
export type ArticleTypeId = (typeof ARTICLE_TYPES)[number]['id'];

/** Kept for migrated articles, not offered to authors. */
export const HIDDEN_TYPE_IDS: readonly number[] = [3, 7];
export const LETTER_TYPE_ID = 10;
const ORIGINAL_TYPE_ID = 2;

export const FIRST_TIME = { yes: 1, no: 2 } as const;
export const MAX_KEYWORDS = 5;
export const MAX_RUNNING_TITLE = 50;
export const MAX_AUTHOR_SEARCH = 50;
export const MAX_NOMINATED_REVIEWERS = 2;
export const MAX_REVIEWERS_REQUIRED = 4;

export const ARTICLE_MESSAGES = {
  title: 'TITLE_REQUIRED',
  type: 'Manuscript is required.',
  keywords: 'Max 5 keywords allowed.',
  firstName: 'FIRSTNAME_REQUIRED',
  lastName: 'LASTNAME_REQUIRED',
  fullName: 'FULLNAME_REQUIRED',
} as const;

/** The most words an abstract may have; 0 where the type has no abstract. */
export function abstractLimit(typeId: number | null): number {
  if (typeId === LETTER_TYPE_ID) return 0;
  return typeId === ORIGINAL_TYPE_ID ? 250 : 200;
}

/** The spec's message, to the letter. */
export const abstractLimitMessage = (limit: number): string => `Max words for abstact is ${limit}`;

const BLOCK_END = /<\/(p|h[1-6]|li|div|td|th|tr|blockquote)>|<br\s*\/?>/gi;

/** Rich text without its markup and entities; blocks are parted by a line break. */
export function plainText(html: string): string {
  return html
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .replace(/&(amp|lt|gt|quot|#39|apos);/gi, (_all, name: string) => ENTITIES[name.toLowerCase()] ?? ' ')
    .trim();
}
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

/** Words of a rich text: runs of characters between white space that hold a letter or a digit. */
export function countWords(html: string): number {
  return plainText(html)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** True when nothing but markup and spaces is there (lifecycle, section 4 (18)). */
export const isEmptyRichText = (html: string | undefined | null): boolean =>
  plainText(html ?? '').replace(/[\s\u200b]/gu, '') === '';

/** The headings that an abstract starts from (spec part 1, section 2, step 1). */
export const ABSTRACT_HEADINGS = ['INTRODUCTION', 'METHODS', 'RESULTS', 'CONCLUSION'] as const;

/** True when an abstract holds nothing, or nothing but the headings that it starts from. */
export const isEmptyAbstract = (html: string | undefined | null): boolean =>
  plainText(html ?? '')
    .split('\n')
    .map((line) => line.replace(/[\s\u200b]/gu, '').toUpperCase())
    .every((line) => line === '' || ABSTRACT_HEADINGS.some((heading) => heading === line));
