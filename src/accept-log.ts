import type { Pool } from 'pg';
import { forgetCheckpoints } from '../projections/runner/checkpoints';
import { rebuildAndVerify } from '../projections/runner/rebuild/rebuild-and-verify';
import { ensureReadModelSchema } from '../projections/runner/schema';
import { SEND_MAIL_JOB } from './mail/sending/send-mail.job';
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
    const lost = await lostMails(pool, store);
    await inTransaction(pool, async (client) => {
      await positionsBackTo(client, end);
      await forgetCheckpoints(client);
      await giveUpLostEvents(client, store.stored);
      await client.query('DELETE FROM jobs._private_jobs WHERE id = ANY($1::bigint[])', [lost]);
    });
    await rebuildAndVerify(pool, store);
    return { droppedMails: lost.length };
  });
}

/** Later events get the positions of the lost ones: a job that waits for such a position would send another mail. */
async function lostMails(pool: Pool, store: EventStore): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; streamId: string; revision: number }>(
    `SELECT j.id::text, j.payload->'payload'->>'streamId' AS "streamId", (j.payload->'payload'->>'revision')::integer AS revision
     FROM jobs._private_jobs j JOIN jobs._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1`,
    [SEND_MAIL_JOB],
  );
  const lost: string[] = [];
  for (const { id, streamId, revision } of rows) {
    const [event] = await store.readStream(streamId, { from: revision, max: 1 });
    if (event?.type !== 'MailRequested') lost.push(id);
  }
  return lost;
}
