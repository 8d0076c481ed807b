import { destination, type DestinationStream } from 'pino';

/** Characters after which lines go out at once, and milliseconds that a line waits for others at most. */
const BLOCK = 4_096;
const LONGEST_WAIT_MS = 20;

/**
 * Lines on their way to the standard output, several by one write: a write of its own for each request took a twentieth of the server's
 * time. A process that is killed loses the lines of its last 20 ms; one that ends by itself loses none. The library's own blocks are
 * not used: their flush never ends once the reader of the output is gone.
 */
export function inBlocks(output: DestinationStream): DestinationStream {
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
      if (held.length >= BLOCK) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT_MS).unref();
    },
  };
}

let standard: DestinationStream | undefined;

/** The standard output of this process. */
export const logOutput = (): DestinationStream => (standard ??= inBlocks(destination({ dest: 1, sync: true })));
