import type { PoolClient } from 'pg';
import type { EventStore } from '../../platform/event-store/port';
import { SEND_MAIL_JOB } from './send-mail.job';

const WAITING = `SELECT j.id::text, j.payload->'payload'->>'streamId' AS "streamId", (j.payload->'payload'->>'revision')::integer AS revision
  FROM jobs._private_jobs j JOIN jobs._private_tasks t ON t.id = j.task_id WHERE t.identifier = $1`;

/**
 * Deletes the jobs of mails that the log does not contain. Later events get the positions of lost ones: a job that waits for such a position
 * would send another mail. Call it while no server runs. @returns the number of the jobs.
 */
export async function dropLostMails(
  db: Pick<PoolClient, 'query'>,
  log: Pick<EventStore, 'readStream'>,
): Promise<number> {
  const { rows } = await db.query<{ id: string; streamId: string; revision: number }>(WAITING, [SEND_MAIL_JOB]);
  const lost: string[] = [];
  for (const { id, streamId, revision } of rows) {
    const [event] = await log.readStream(streamId, { from: revision, max: 1 });
    if (event?.type !== 'MailRequested') lost.push(id);
  }
  await db.query('DELETE FROM jobs._private_jobs WHERE id = ANY($1::bigint[])', [lost]);
  return lost.length;
}
