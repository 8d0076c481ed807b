/** The part of a file to send; both ends inclusive, in bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header. Null: send the whole file (no header, another unit, several ranges, or an invalid one). 'unsatisfiable': the range
 * begins after the end (RFC 9110, 14.1.2).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const [start, end] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (start >= size) return 'unsatisfiable';
  return to !== '' && Number(to) < start ? null : { start, end };
}
