import type { Position, RecordedEvent } from '../../port';
import type { Queryable } from '../rows';
import { readSettledBatch } from './horizon';

/** All settled events after a position, in batches. */
export async function* readAllSettled(
  db: Queryable,
  after: Position,
  batchSize: number,
): AsyncGenerator<RecordedEvent[]> {
  let next = readSettledBatch(db, after, batchSize);
  for (;;) {
    const batch = await next;
    const last = batch.at(-1);
    if (!last) return;
    // Prefetch the next batch while the caller handles this one.
    next = readSettledBatch(db, last.position, batchSize);
    // If the caller stops early, no code awaits this promise.
    next.catch(() => undefined);
    yield batch;
  }
}
