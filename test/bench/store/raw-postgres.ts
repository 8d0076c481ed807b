import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { ratePerSecond } from '../measure';

/** The raw limits of Postgres, as the reference for all other figures. */

const DATA = JSON.stringify({ articleId: randomUUID(), text: 'x'.repeat(120) });
const METADATA = JSON.stringify({ userId: randomUUID(), at: new Date().toISOString(), correlationId: randomUUID() });

export async function prepareRawTable(pool: Pool): Promise<void> {
  await pool.query(`DROP TABLE IF EXISTS bench_raw;
    CREATE TABLE bench_raw (id uuid PRIMARY KEY, stream_id text, revision integer, type text, data json, metadata json)`);
}

/** Single-row inserts per second by concurrent clients, each a durable transaction. */
export function rawInsertsPerSecond(pool: Pool, clients: number, seconds: number): Promise<number> {
  return ratePerSecond(clients, seconds, () =>
    pool.query({
      name: 'bench-raw',
      text: 'INSERT INTO bench_raw (id, stream_id, revision, type, data, metadata) VALUES ($1, $2, $3, $4, $5, $6)',
      values: [randomUUID(), `bench-${randomUUID()}`, 0, 'DecisionRecorded', DATA, METADATA],
    }),
  );
}

/** Rows per second that COPY writes: all events of the log, into a table without indexes. */
export async function copyPerSecond(pool: Pool): Promise<number> {
  await pool.query('DROP TABLE IF EXISTS bench_copy; CREATE TABLE bench_copy (LIKE es.events)');
  const client = await pool.connect();
  try {
    const rows: Buffer[] = [];
    for await (const part of client.query(copyTo('COPY es.events TO STDOUT'))) rows.push(part as Buffer);
    const begin = performance.now();
    await pipeline(Readable.from(rows), client.query(copyFrom('COPY bench_copy FROM STDIN')));
    const seconds = (performance.now() - begin) / 1_000;
    const counted = await client.query<{ rows: number }>('SELECT count(*)::int AS rows FROM bench_copy');
    return (counted.rows[0]?.rows ?? 0) / seconds;
  } finally {
    client.release();
  }
}
