import type { Pool } from 'pg';
import { forgetCheckpoints } from '../projections/runner/checkpoints';
import { rebuildAndVerify } from '../projections/runner/rebuild/rebuild-and-verify';
import { ensureReadModelSchema } from '../projections/runner/schema';
import { dropLostMails } from './mail/sending/lost-mails';
import { positionsBackTo } from './platform/backup/restoring/positions';
import { markedBeyond } from './platform/event-store/identity/log-identity';
import type { EventStore } from './platform/event-store/port';
import { migrateJobs } from './platform/jobs/worker';
import { giveUpLostEvents } from './platform/log-proof';
import { inTransaction } from './platform/postgres';
import { withoutReactions } from './platform/reactions';

export interface Accepted {
  /** Number of deleted jobs that would have sent a mail which is no longer in the log. */
  droppedMails: number;
}

/**
 * Accepts an event store that has lost its newest events, such as a restored older copy (ADR 61). Reactions continue after the store's last
 * event, so that no mail is sent a second time, and the read models are computed again.
 * @returns null when there is nothing to accept. @throws ForeignLog when it is another log, Error while a server is running.
 */
export function acceptLog(pool: Pool, store: EventStore): Promise<Accepted | null> {
  return withoutReactions(pool, async () => {
    const end = await markedBeyond(pool, store);
    if (end === null) return null;
    await ensureReadModelSchema(pool);
    await migrateJobs(pool);
    const droppedMails = await inTransaction(pool, async (client) => {
      await positionsBackTo(client, end);
      await forgetCheckpoints(client);
      await giveUpLostEvents(client, store.stored);
      return dropLostMails(client, store);
    });
    await rebuildAndVerify(pool, store);
    return { droppedMails };
  });
}
