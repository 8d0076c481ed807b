import { keywordKey } from '@contracts';

/** True if every word of `q` occurs in the text, ignoring case and accents. For lists that the client filters. */
export function hasWords(text: string, q: string): boolean {
  const searched = keywordKey(text);
  return keywordKey(q)
    .split(' ')
    .every((word) => searched.includes(word));
}
