import { Client } from 'pg';
import type { OjsDatabase, Row } from './ojs-database';

const asText = (value: unknown): unknown => value;
/** Times without a zone and big numbers are read as the stored texts. */
const AS_TEXT = { getTypeParser: () => asText };

/** The database of an OJS that runs on PostgreSQL. */
export async function openPostgresSource(url: string): Promise<OjsDatabase> {
  const client = new Client({ connectionString: url, types: AS_TEXT as never });
  await client.connect();
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    rows: async (sql) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  };
}
