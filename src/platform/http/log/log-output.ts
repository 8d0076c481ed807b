import { destination, type DestinationStream } from 'pino';

/** Number of characters after which lines are written immediately, and the longest time in milliseconds that a line waits for others. */
const BLOCK_CHARACTERS = 4_096;
const LONGEST_WAIT_MS = 20;

/**
 * Writes lines to the standard output in blocks: a separate write for each request took a twentieth of the server's time. A process that is
 * killed loses the lines of its last 20 ms; a process that ends normally loses none. The library's own buffering is not used: its flush
 * never ends if the reader of the output has ended.
 */
export function bufferedOutput(output: DestinationStream): DestinationStream {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const lines = held;
    held = '';
    if (lines !== '') output.write(lines);
  };
  process.once('exit', flush);
  return {
    write(text) {
      held += text;
      if (held.length >= BLOCK_CHARACTERS) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
    },
  };
}

let standard: DestinationStream | undefined;

/** The standard output of this process. */
export const logOutput = (): DestinationStream => (standard ??= bufferedOutput(destination({ dest: 1, sync: true })));
