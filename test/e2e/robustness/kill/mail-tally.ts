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
export async function tallyMails(dataDir: string): Promise<MailTally> {
  const url = EmbeddedPostgres.runningUrl(dataDir)?.replace(/\/postgres$/, '/quire');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const events = await client.query<{ type: string; n: number }>(
      `SELECT type, count(*)::int AS n FROM es.events WHERE type IN ('MailRequested', 'MailSent') GROUP BY type`,
    );
    const mails = await client.query<{ id: string; n: number }>(
      'SELECT message_id AS id, count(*)::int AS n FROM app.caught_mails GROUP BY message_id',
    );
    const count = (type: string): number => events.rows.find((row) => row.type === type)?.n ?? 0;
    const caught = new Map(mails.rows.map(({ id, n }) => [id, n]));
    return { requested: count('MailRequested'), recorded: count('MailSent'), caught };
  } finally {
    await client.end();
  }
}
