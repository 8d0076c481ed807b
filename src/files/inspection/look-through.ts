import type { Readable } from 'node:stream';

/** Characters of one window that the next one begins with, so that nothing is missed at their border. */
const OVERLAP = 2_048;

/**
 * Reads a stream of bytes through a window, as text in which each character is one byte. `see` gets the window and the place of its first
 * byte; what lies at a border is seen twice. Stops early when `see` answers true.
 */
export async function lookThrough(bytes: Readable, see: (text: string, at: number) => boolean | void): Promise<void> {
  let [kept, at] = ['', 0];
  for await (const chunk of bytes) {
    const text = kept + (chunk as Buffer).toString('latin1');
    if (see(text, at)) return;
    kept = text.slice(-OVERLAP);
    at += text.length - kept.length;
  }
}
