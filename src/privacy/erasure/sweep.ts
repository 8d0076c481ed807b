import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { fullNames, type Person, wholeAddresses } from '../../platform/personal-data';

/**
 * Keys and settings of the journal are not about people; the events and read models are handled separately. A certificate contains only the
 * name of its own person, which is removed by its rule: that of another person with the same name is kept.
 */
const LEFT_OUT = [
  ...['app.person_keys', 'app.sealed_replacements', 'app.settings', 'app.migrations', 'app.erasures'],
  'app.reviewer_certificates',
];

interface TextColumn {
  table: string;
  column: string;
  type: 'text' | 'json' | 'jsonb' | 'ARRAY';
}

async function textColumns(client: Pool | PoolClient): Promise<TextColumn[]> {
  const { rows } = await client.query<{ schema: string; name: string; column: string; type: string }>(
    `SELECT c.table_schema AS schema, c.table_name AS name, c.column_name AS column,
       CASE WHEN c.data_type IN ('json', 'jsonb', 'ARRAY') THEN c.data_type ELSE 'text' END AS type
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE (c.table_schema = 'app' OR (c.table_schema = 'jobs' AND c.table_name = '_private_jobs')) AND t.table_type = 'BASE TABLE'
       AND c.is_generated = 'NEVER' AND (c.data_type IN ('text', 'character varying', 'json', 'jsonb') OR c.udt_name = '_text')
       AND NOT c.table_schema || '.' || c.table_name = ANY($1)
     ORDER BY 1, 2, 3`,
    [LEFT_OUT],
  );
  return rows.map(({ schema, name, column, type }) => ({
    table: `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`,
    column: escapeIdentifier(column),
    type: type as TextColumn['type'],
  }));
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a column is read as text, and how the changed text is written back. */
const FORMS: Record<TextColumn['type'], (column: string) => { text: string; changed: string }> = {
  text: (c) => ({ text: c, changed: `regexp_replace(${c}, $1, '[erased]', 'gi')` }),
  json: (c) => ({ text: `${c}::text`, changed: `regexp_replace(${c}::text, $1, '[erased]', 'gi')::json` }),
  jsonb: (c) => ({ text: `${c}::text`, changed: `regexp_replace(${c}::text, $1, '[erased]', 'gi')::jsonb` }),
  ARRAY: (c) => ({
    text: `array_to_string(${c}, ' ')`,
    changed: `ARRAY(SELECT regexp_replace(one, $1, '[erased]', 'gi') FROM unnest(${c}) AS one)`,
  }),
};

/** The tables that the search reads. */
export const sweptTables = async (client: Pool | PoolClient): Promise<string[]> => [
  ...new Set((await textColumns(client)).map(({ table }) => table)),
];

/**
 * Removes the addresses and full names of a person from every text in the tables, regardless of who wrote it.
 * @returns the changed tables.
 */
export async function sweep(client: PoolClient, person: Person): Promise<string[]> {
  const [addresses, names] = [person.addresses, fullNames(person)].map((terms) =>
    terms.filter((term) => term.length > 3).map(quoted),
  );
  const pattern = [
    ...(addresses?.length ? [wholeAddresses(addresses, '[:alnum:]')] : []),
    ...(names?.length ? [`\\y(?:${names.join('|')})\\y`] : []),
  ].join('|');
  const found = new Set<string>();
  if (pattern === '') return [];
  for (const { table, column, type } of await textColumns(client)) {
    const { text, changed } = FORMS[type](column);
    const { rowCount } = await client.query(`UPDATE ${table} SET ${column} = ${changed} WHERE ${text} ~* $1`, [
      pattern,
    ]);
    if (rowCount) found.add(table);
  }
  return [...found];
}
