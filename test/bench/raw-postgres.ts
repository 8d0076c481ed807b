import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** The raw limits of the Postgres that everything else is measured beside: rows of about 300 bytes, each its own transaction. */

const PAYLOAD = 'x'.repeat(260);
const TABLE = 'bench_raw';

export async function prepareRawTable(pool: Pool): Promise<void> {
  await pool.query(`DROP TABLE IF EXISTS ${TABLE}`);
  await pool.query(`CREATE TABLE ${TABLE} (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, payload text NOT NULL)`);
}

/** Single-row synchronous inserts a second from so many clients at once. */
export async function rawInsertsPerSecond(pool: Pool, clients: number, seconds: number): Promise<number> {
  const end = Date.now() + seconds * 1000;
  let rows = 0;
  const insertUntilEnd = async (): Promise<void> => {
    const client = await pool.connect();
    try {
      while (Date.now() < end) {
        await client.query({ name: 'raw', text: `INSERT INTO ${TABLE} (payload) VALUES ($1)`, values: [PAYLOAD] });
        rows += 1;
      }
    } finally {
      client.release();
    }
  };
  await Promise.all(Array.from({ length: clients }, insertUntilEnd));
  return rows / seconds;
}

/** Rows a second that COPY takes in. */
export async function rawCopyPerSecond(pool: Pool, rows: number): Promise<number> {
  const client = await pool.connect();
  const started = performance.now();
  try {
    const chunk = `${PAYLOAD}\n`.repeat(1000);
    const source = Readable.from(
      (function* () {
        for (let sent = 0; sent < rows; sent += 1000) yield chunk;
      })(),
    );
    await pipeline(source, client.query(copyFrom(`COPY ${TABLE} (payload) FROM STDIN`)));
  } finally {
    client.release();
  }
  return rows / ((performance.now() - started) / 1000);
}
