import type { OjsDatabase, Row } from '../database/ojs-database';
import { idList } from '../database/ojs-database';

/** Settings of many records of one kind: id of the record -> name -> language -> text. */
export type Settings = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>;

/** OJS stores most texts as settings, one row for each language. */
export async function readSettings(
  db: OjsDatabase,
  { table, key }: { table: string; key: string },
  ids: readonly string[],
): Promise<Settings> {
  const rows = await db.rows(
    `SELECT ${key} AS id, locale, setting_name, setting_value FROM ${table} WHERE ${key} IN ${idList(ids)}`,
  );
  const settings = new Map<string, Map<string, Map<string, string>>>();
  for (const { id, locale, setting_name: name, setting_value: value } of rows) {
    if (!id || !name || value === null || value === undefined || value === '') continue;
    const ofRecord = settings.get(id) ?? new Map<string, Map<string, string>>();
    const ofName = ofRecord.get(name) ?? new Map<string, string>();
    settings.set(id, ofRecord.set(name, ofName.set(locale ?? '', value)));
  }
  return settings;
}

/** The text of a setting in the first of these languages that has it, otherwise in any language, otherwise ''. */
export function textIn(settings: Settings, id: string, name: string, locales: readonly string[]): string {
  const texts = settings.get(id)?.get(name);
  if (!texts) return '';
  for (const locale of [...locales, '']) {
    const text = texts.get(locale);
    if (text !== undefined) return text;
  }
  return [...texts.values()][0] ?? '';
}

/** The languages of a setting. */
export const languagesOf = (settings: Settings, id: string, name: string): string[] =>
  [...(settings.get(id)?.get(name)?.keys() ?? [])].filter((locale) => locale !== '');

/** A column that must be there. */
export const must = (row: Row, column: string): string => row[column] ?? '';

/** The rows grouped by the value of a column. */
export function groupedBy(rows: readonly Row[], column: string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(must(row, column));
    if (group) group.push(row);
    else groups.set(must(row, column), [row]);
  }
  return groups;
}
