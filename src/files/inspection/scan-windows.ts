import type { Readable } from 'node:stream';

/** Characters that two consecutive windows share, so that nothing is missed at their border. */
const OVERLAP = 2_048;

/**
 * Reads a stream of bytes through a window, as text with one byte per character. `see` gets the window and the offset of its first byte;
 * text at a border is passed twice. Stops early when `see` returns true.
 */
export async function scanWindows(bytes: Readable, see: (text: string, at: number) => boolean | void): Promise<void> {
  let [carried, at] = ['', 0];
  for await (const chunk of bytes) {
    const text = carried + (chunk as Buffer).toString('latin1');
    if (see(text, at)) return;
    carried = text.slice(-OVERLAP);
    at += text.length - carried.length;
  }
}
