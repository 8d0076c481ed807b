import type { Pool } from 'pg';
import { Client } from 'pg';
import { CHANNEL } from './schema';

/**
 * A connection outside the pool. It listens for appends of other processes and reads the tail of the log, so neither waits for the
 * commands that produce the events.
 */
export class Link {
  private constructor(private readonly client: Client) {}

  /**
   * @param answerMs a statement that takes longer fails, so that a lost network is noticed: it closes no connection.
   * @throws what the connection attempt throws. `onLost` is called once if the connection breaks later.
   */
  static async open(
    pool: Pool,
    answerMs: number,
    onNotice: (payload: string) => void,
    onLost: (error: Error) => void,
  ): Promise<Link> {
    const client = new Client({ ...pool.options, query_timeout: answerMs });
    let lost = false;
    const lose = (error: Error) => {
      if (!lost) onLost(error);
      lost = true;
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('The connection to the event log has ended')));
    client.on('notification', (notice) => onNotice(notice.payload ?? ''));
    try {
      await client.connect();
      await client.query(`set enable_seqscan = off; listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return new Link(client);
  }

  get db(): Client {
    return this.client;
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
