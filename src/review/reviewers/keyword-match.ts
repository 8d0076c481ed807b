/** Words of a text without case, accents and a plural's s, since people write the same field in different ways. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .filter((word) => word !== '');
}

/** Most texts whose words are cached: people of one field write the same, and a list needs all of their words each time. */
const MOST_KNOWN = 20_000;
const known = new Map<string, ReadonlySet<string>>();

/** Words of a text in the form used for comparison. */
export function wordSetOf(text: string): ReadonlySet<string> {
  const found = known.get(text) ?? new Set(wordsOf(text));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, found);
  return found;
}

/** The words of a keyword, all of which an expertise must contain to match it. */
export const everyWordOf = (keyword: string): string[] => [...wordSetOf(keyword)];

/**
 * The keywords of an article that a person's areas of expertise match: every word must occur, in any order. Returned in the
 * article's order and spelling.
 */
export function matchingKeywords(keywords: readonly string[], expertise: string | null): string[] {
  if (expertise === null || expertise === '') return [];
  const theirs = wordSetOf(expertise);
  return keywords.filter((keyword) => {
    const words = everyWordOf(keyword);
    return words.length > 0 && words.every((word) => theirs.has(word));
  });
}
