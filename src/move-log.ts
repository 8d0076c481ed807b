import type { Pool } from 'pg';
import { forgetCheckpoints } from '../projections/runner/checkpoints';
import { rebuildAndVerify } from '../projections/runner/rebuild/rebuild-and-verify';
import { ensureReadModelSchema } from '../projections/runner/schema';
import { movePositions, positionsIn } from './platform/backup/restoring/positions';
import { compareLogs, copyLog } from './platform/event-store/copy/copy-log';
import { beginMove, endMove, type LogPlace } from './platform/event-store/copy/place';
import { type EventStore, START } from './platform/event-store/port';
import { inTransaction } from './platform/postgres';
import { withoutReactions } from './platform/reactions';

export interface Move {
  pool: Pool;
  from: { place: LogPlace; store: EventStore };
  to: { place: LogPlace; store: EventStore };
  report(line: string): void;
  /** The log as the read models read it, with decrypted personal texts. */
  readable(store: EventStore): EventStore;
}

/**
 * Copies the log to another store, compares event by event, moves the checkpoints of reactions and other positions to the same events, and computes the read
 * models again (ADR 47). It can be repeated after an interruption. The old log is not changed, and no server starts on it.
 * @throws Error while a server is running, and LogsDiffer when the target contains another log.
 */
export async function moveLog({
  pool,
  from,
  to,
  report,
  readable,
}: Move): Promise<{ events: number; written: number }> {
  return withoutReactions(pool, async () => {
    await beginMove(pool, from.place);
    const written = await copyLog(from.store.readAll(START), to.store);
    report(`Wrote ${written} events. Comparing.`);
    const { events, translation } = await compareLogs(
      from.store.readAll(START),
      to.store.readAll(START),
      await positionsIn(pool),
    );
    await ensureReadModelSchema(pool);
    await inTransaction(pool, async (client) => {
      await movePositions(client, translation);
      await forgetCheckpoints(client);
      await endMove(client, to.place);
    });
    report(`All ${events} events are equal. Computing the read models.`);
    await rebuildAndVerify(pool, readable(to.store));
    return { events, written };
  });
}
