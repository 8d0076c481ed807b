import { Client } from 'pg';
import { openEventStore } from '../../../../src/platform/event-store/open-event-store';
import { START } from '../../../../src/platform/event-store/port';
import { createPool } from '../../../../src/platform/postgres';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';
import { eventStoreOf } from '../../../support/event-store/store-of-place';

/** The mail counts of a server. */
export interface MailTally {
  requested: number;
  recorded: number;
  /** Mail id -> number of times it was caught. */
  caught: Map<string, number>;
}

/** Counts mails of the server running on this folder: in its log, wherever that is, and among the caught ones. */
export async function tallyMails(dataDir: string): Promise<MailTally> {
  const { requested, recorded } = await readLog(dataDir);
  const caught = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string; n: number }>(
      'SELECT message_id AS id, count(*)::int AS n FROM app.caught_mails GROUP BY message_id',
    );
    return new Map(rows.map(({ id, n }) => [id, n]));
  });
  return { requested, recorded, caught };
}

async function readLog(dataDir: string): Promise<{ requested: number; recorded: number }> {
  const pool = createPool(databaseUrl(dataDir), () => undefined);
  const store = await openEventStore(pool, eventStoreOf({ DATA_DIR: dataDir }) || null);
  const counts: Record<string, number> = {};
  try {
    for await (const batch of store.readAll(START))
      for (const { type } of batch) counts[type] = (counts[type] ?? 0) + 1;
  } finally {
    await store.close();
    await pool.end();
  }
  return { requested: counts['MailRequested'] ?? 0, recorded: counts['MailSent'] ?? 0 };
}

/** The jobs that wait in the same database, to show why a mail has not arrived. */
export function waitingJobs(dataDir: string): Promise<object[]> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<object>(
      `SELECT t.identifier AS name, j.attempts, j.run_at, j.locked_at, j.last_error, j.payload
       FROM jobs._private_jobs AS j JOIN jobs._private_tasks AS t ON t.id = j.task_id ORDER BY j.id LIMIT 50`,
    );
    return rows;
  });
}

function databaseUrl(dataDir: string): string {
  const url = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
  if (url === undefined) throw new Error(`No database runs in ${dataDir}`);
  return url;
}

async function withDatabase<Found>(dataDir: string, ask: (client: Client) => Promise<Found>): Promise<Found> {
  const client = new Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
