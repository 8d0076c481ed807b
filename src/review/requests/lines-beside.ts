/** Spaces and line ends differ when a text is saved in another format. */
const joined = (text: string): string => text.replace(/\s+/g, '');

/** The lines of a text that none of the other texts contains, wherever these break their lines. */
export function linesBeside(text: string, others: readonly string[]): string[] {
  const own = new Set(others.flatMap((other) => other.split('\n')));
  const whole = others.map(joined);
  return text.split('\n').filter((line) => !own.has(line) && !whole.some((other) => other.includes(joined(line))));
}
