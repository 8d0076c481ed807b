/** Words of a text without case, accents and a plural's s, as people write the same field in several ways. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .filter((word) => word !== '');
}

/**
 * The keywords of an article that somebody's areas of expertise name: those of which every word is there, in any order. In the
 * article's order and spelling.
 */
export function matchingKeywords(keywords: readonly string[], expertise: string | null): string[] {
  const known = new Set(wordsOf(expertise ?? ''));
  if (known.size === 0) return [];
  return keywords.filter((keyword) => {
    const words = wordsOf(keyword);
    return words.length > 0 && words.every((word) => known.has(word));
  });
}
