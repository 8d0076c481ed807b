import { Client } from 'pg';
import { EmbeddedPostgres } from '../../../../src/platform/postgres/embedded/embedded-postgres';

/** The mail counts of a server. */
export interface MailTally {
  requested: number;
  recorded: number;
  /** Mail id -> number of times it was caught. */
  caught: Map<string, number>;
}

/** Counts mails in the database of the server running on this folder. */
export function tallyMails(dataDir: string): Promise<MailTally> {
  return withDatabase(dataDir, async (client) => {
    const events = await client.query<{ type: string; n: number }>(
      `SELECT type, count(*)::int AS n FROM es.events WHERE type IN ('MailRequested', 'MailSent') GROUP BY type`,
    );
    const mails = await client.query<{ id: string; n: number }>(
      'SELECT message_id AS id, count(*)::int AS n FROM app.caught_mails GROUP BY message_id',
    );
    const count = (type: string): number => events.rows.find((row) => row.type === type)?.n ?? 0;
    const caught = new Map(mails.rows.map(({ id, n }) => [id, n]));
    return { requested: count('MailRequested'), recorded: count('MailSent'), caught };
  });
}

/** The jobs that wait in the same database, to tell why a mail has not come. */
export function waitingJobs(dataDir: string): Promise<object[]> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<object>(
      `SELECT t.identifier AS name, j.attempts, j.run_at, j.locked_at, j.last_error, j.payload
       FROM jobs._private_jobs AS j JOIN jobs._private_tasks AS t ON t.id = j.task_id ORDER BY j.id LIMIT 50`,
    );
    return rows;
  });
}

async function withDatabase<Found>(dataDir: string, ask: (client: Client) => Promise<Found>): Promise<Found> {
  const url = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
