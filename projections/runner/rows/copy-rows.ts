import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { storableJson } from './write-rows';

/** How a value is written for a column. */
type Kind = 'array' | 'json' | 'plain';
type Kinds = ReadonlyMap<string, Kind>;

/** By connection and table; tables do not change while a connection fills them. */
const known = new WeakMap<ClientBase, Map<string, Kinds>>();

/** Characters passed to the connection at once. */
const PIECE = 262_144;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const NOTHING = '\\N';

/** COPY's text format gives a special meaning only to these. */
const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;

const element = (value: unknown): string =>
  value === null || value === undefined ? 'NULL' : `"${String(value).replace(/["\\]/g, '\\$&')}"`;

function textOf(value: unknown, kind: Kind | undefined): string {
  if (kind === 'json') return storableJson(value);
  if (kind === 'array' && Array.isArray(value)) return `{${value.map(element).join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** Postgres text cannot store NUL. Half of a surrogate pair becomes a replacement character automatically, since UTF-8 cannot encode it. */
function cellOf(value: unknown, kind: Kind | undefined): string {
  if (value === null || value === undefined) return NOTHING;
  const text = textOf(value, kind);
  return escaped(text.includes('\0') ? text.replaceAll('\0', '') : text);
}

function* pieces(rows: readonly object[], columns: readonly string[], kinds: Kinds): Generator<string> {
  let piece = '';
  for (const row of rows as readonly Record<string, unknown>[]) {
    piece += `${columns.map((column) => cellOf(row[column], kinds.get(column))).join('\t')}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

async function kindsOf(client: ClientBase, table: string): Promise<Kinds> {
  const tables = known.get(client) ?? new Map<string, Kinds>();
  known.set(client, tables);
  const found = tables.get(table);
  if (found) return found;
  const { rows } = await client.query<{ name: string; kind: Kind }>(
    `SELECT a.attname AS name, CASE WHEN t.typcategory = 'A' THEN 'array' WHEN t.typname IN ('json', 'jsonb') THEN 'json' ELSE 'plain' END AS kind
     FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid WHERE a.attrelid = $1::regclass AND a.attnum > 0`,
    [table],
  );
  const kinds = new Map(rows.map(({ name, kind }) => [name, kind]));
  tables.set(table, kinds);
  return kinds;
}

/** Writes rows that are new to a table, in a fraction of the time that an INSERT takes. Every row names all columns that it sets. */
export async function copyRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const kinds = await kindsOf(client, table);
  const into = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(pieces(rows, columns, kinds)), into);
}
