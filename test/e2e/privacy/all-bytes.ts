import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { escapeIdentifier } from 'pg';
import { type EventStore, START } from '../../../src/platform/event-store/port';

/** Every row of every table of the database as text, including events and read models, by table. */
export async function allRows(pool: Pool): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2`,
  );
  const found = new Map<string, string>();
  for (const { schema, name } of tables) {
    const from = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${from} t`);
    found.set(`${schema}.${name}`, rows.map(({ row }) => row).join('\n'));
  }
  return found;
}

/** The log as it is stored. */
export async function logText(stored: Pick<EventStore, 'readAll'>): Promise<string> {
  let text = '';
  for await (const batch of stored.readAll(START)) text += JSON.stringify(batch);
  return text;
}

/** Every byte of every file in a folder. */
export function allFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map((file): [string, string] => {
      const path = join(file.parentPath, file.name);
      return [path, readFileSync(path, 'latin1')];
    }),
  );
}

/** Places that contain one of the words, in any case. */
export function placesOf(words: readonly string[], places: ReadonlyMap<string, string>): string[] {
  return [...places].flatMap(([place, text]) => {
    const lower = text.toLowerCase();
    return words.filter((word) => lower.includes(word.toLowerCase())).map((word) => `${word} in ${place}`);
  });
}
