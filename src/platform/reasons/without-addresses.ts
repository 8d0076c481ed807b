const ADDRESS =
  /(?:"[^"\n]{1,64}"|[^\s<>"(),:;[\]]{0,254}[^\s<>"(),:;[\]/])(?:@|%40)(?:[^\s<>"'(),:;[\]]+|\[[^\]\s]+\])/giu;

/**
 * A text of the server's own output, in which nothing looks like a mail address: replies of mail servers repeat the address of the
 * recipient. Ids stay readable.
 */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '[address]');

/** The same for a line of the log, in JSON. Nearly all lines have no address, and only the others are read. */
export function lineWithoutAddresses(line: string): string {
  if (!line.includes('@') && !line.includes('%40')) return line;
  const hide = (_name: string, value: unknown): unknown =>
    typeof value === 'string' ? withoutAddresses(value) : value;
  return `${JSON.stringify(JSON.parse(line, hide))}\n`;
}
