import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'minor' }) => void;

/** So many bytes may have passed before the buffers they came in are given back. */
const PATIENCE_BYTES = 6 * 2 ** 20;

let passed = 0;
let collect: Collect | null = null;

/** V8 offers its collector to who asks for it by this flag only. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}

/**
 * To be told of bytes that went through the server in buffers of their own, as those of a request's body do. V8 lets twice its young
 * generation (32 MB) of such buffers pile up before it looks which are still held, and malloc keeps the room for ever; collected every
 * 6 MB, in one to two milliseconds, they take a fifth of that (issue 3: ten uploads at once may cost 30 MB). Much more often is worse:
 * what survives two collections on its way grows old, and stays until a large one (every 1 MB: +66 MB in all).
 */
export function bytesPassed(count: number): void {
  passed += count;
  if (passed < PATIENCE_BYTES) return;
  passed = 0;
  collect ??= collector();
  collect({ type: 'minor' });
}
