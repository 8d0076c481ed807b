import type { ProjectionDb } from '../projection';

/** Characters of JSON per statement: mails with large bodies must not make one huge parameter. */
const CHUNK = 4_000_000;
/** Fewer rows take longer by COPY than by an INSERT. */
const MIN_ROWS_FOR_COPY = 20;
/** Rows serialised together, which is cheaper than one by one. */
const SERIALISATION_BATCH = 20;
// Postgres text cannot store NUL or half of a surrogate pair, but JSON can. Neither is a reason to stop a read model.
const UNSTORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/i;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').replace(LONE_SURROGATE, '\ufffd') : value;

/** As JSON that Postgres can store, also in a text. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes('\\u') && UNSTORABLE.test(json) ? JSON.stringify(value, storable) : json;
}

/** The rows as JSON, without the brackets around them. */
const toJson = (rows: readonly object[]): string => storableJson(rows).slice(1, -1);

/** Rows as JSON arrays of bounded size. */
export function* chunks(rows: readonly object[]): Generator<string> {
  let parts: string[] = [];
  let size = 0;
  for (let done = 0; done < rows.length; done += SERIALISATION_BATCH) {
    const json = toJson(rows.slice(done, done + SERIALISATION_BATCH));
    parts.push(json);
    size += json.length;
    if (size < CHUNK) continue;
    yield `[${parts.join(',')}]`;
    parts = [];
    size = 0;
  }
  if (parts.length > 0) yield `[${parts.join(',')}]`;
}

/**
 * Writes rows with one statement. Every row names all columns that it sets; dates become ISO strings. `key`: the primary key;
 * existing rows are replaced. Without it the rows must be new.
 */
export async function writeRows(db: ProjectionDb, table: string, rows: readonly object[], key?: string): Promise<void> {
  const first = rows[0];
  if (!first) return;
  if (key === undefined && db.copy && rows.length >= MIN_ROWS_FOR_COPY) return db.copy(table, rows);
  const target = db.table(table);
  const columns = Object.keys(first);
  const names = columns.join(', ');
  const changes = columns.map((column) => `${column} = EXCLUDED.${column}`).join(', ');
  const conflict = key === undefined ? '' : `ON CONFLICT (${key}) DO UPDATE SET ${changes}`;
  const sql = `INSERT INTO ${target} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${target}, $1) ${conflict}`;
  for (const json of chunks(rows)) await db.query(sql, [json]);
}

/** Writes rows of which some are new to the table. A bulk load writes the new ones separately, by COPY; otherwise one statement writes all. */
export async function writeRowsSome(
  db: ProjectionDb,
  table: string,
  rows: readonly object[],
  { key, fresh }: { key: string; fresh: ReadonlySet<object> },
): Promise<void> {
  if (!db.copy || fresh.size < MIN_ROWS_FOR_COPY) return writeRows(db, table, rows, key);
  await writeRows(db, table, [...fresh]);
  const changed = rows.filter((row) => !fresh.has(row));
  await writeRows(db, table, changed, key);
}

/** Deletes rows by key with one statement. */
export async function deleteRows(
  db: ProjectionDb,
  table: string,
  key: string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  await db.query(`DELETE FROM ${db.table(table)} WHERE ${key} = ANY($1)`, [values]);
}

/** Loads rows by the values of one column. */
export function loadRows<Row>(
  db: ProjectionDb,
  table: string,
  column: string,
  values: readonly string[],
): Promise<Row[]> {
  return db.query<Row>(`SELECT * FROM ${db.table(table)} WHERE ${column} = ANY($1)`, [values]);
}
