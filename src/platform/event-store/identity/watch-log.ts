import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { BackOff } from '../../../contracts';
import type { StoreWatch } from '../store-watch';
import { ForeignLog, refuseForeignLog } from './log-identity';
import type { LogReads } from './seen-events';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Checks the log after each outage of the event store, and calls back if it is not the log of this database any more, for example after a
 * restart on an empty volume. Events written to it would be lost for this journal.
 */
export function watchLog(
  pool: Pool,
  store: LogReads,
  watch: Pick<StoreWatch, 'onChange'>,
  notify: (message: string) => void,
): void {
  let changes = 0;
  /** The database may be away too. During another outage of the event store the check ends: there is one after it. */
  const check = async (since: number): Promise<void> => {
    const backOff = new BackOff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    while (since === changes && !pool.ending)
      try {
        return await refuseForeignLog(pool, store);
      } catch (failure) {
        if (failure instanceof ForeignLog) return notify(failure.message);
        await sleep(backOff.next(), undefined, { ref: false });
      }
  };
  watch.onChange((trouble) => {
    changes += 1;
    if (trouble === null) void check(changes);
  });
}
