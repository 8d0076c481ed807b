const MOST_KNOWN = 50_000;
const known = new Map<string, string>();

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ı: 'i', æ: 'ae', þ: 'th', ð: 'd', œ: 'oe' };

function folded(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const made = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[øłßđıæþðœ]/g, (letter) => PLAIN[letter] ?? letter);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, made);
  return made;
}

/** Order of texts for lists of thousands, ignoring case and accents. Intl.Collator takes twenty times as long. */
export function compareTexts(one: string, other: string): number {
  const [a, b] = [folded(one), folded(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
