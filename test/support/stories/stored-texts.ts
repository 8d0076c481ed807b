import type { INestApplication } from '@nestjs/common';
import type { Pool } from 'pg';
import { EVENT_STORE, type EventStore, START } from '../../../src/platform/event-store/port';
import { PG_POOL } from '../../../src/platform/postgres';

export interface StoredText {
  /** Table or event type, and the path of names to the text. */
  place: string;
  /** The last of these names. */
  field: string;
  text: string;
}

function* textsIn(value: unknown, place: string, field: string): Generator<StoredText> {
  if (typeof value === 'string') yield { place, field, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value))
      yield* textsIn(child, `${place}.${name}`, Array.isArray(value) ? field : name);
}

/** Every text that the application stores: in all rows of all tables and in all events. */
export async function storedTexts(app: INestApplication): Promise<StoredText[]> {
  const pool = app.get<Pool>(PG_POOL, { strict: false });
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: StoredText[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: unknown }>(`SELECT to_jsonb(t) AS row FROM ${name} t`);
    found.push(...rows.flatMap(({ row }) => [...textsIn(row, name, '')]));
  }
  const store = app.get<EventStore>(EVENT_STORE, { strict: false });
  for await (const batch of store.readAll(START))
    found.push(...batch.flatMap(({ type, data }) => [...textsIn(data, type, '')]));
  return found;
}
