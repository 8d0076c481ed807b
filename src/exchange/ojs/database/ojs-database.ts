/** A row as the database sends it: every value as its text, whatever its type, so that PostgreSQL and MySQL return the same. */
export type Row = Readonly<Record<string, string | null>>;

/** The database of an OJS installation. It is only read, within one transaction, so changes that people make meanwhile are not visible. */
export interface OjsDatabase {
  rows(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** A problem with the source, in words for the operator. */
export class OjsSourceError extends Error {}

/** Ids for an SQL list. They come from the database itself; the check keeps anything else out of a statement. @throws OjsSourceError. */
export function idList(ids: readonly string[]): string {
  const strange = ids.find((id) => !/^\d{1,18}$/.test(id));
  if (strange !== undefined) throw new OjsSourceError(`'${strange}' is not an id of OJS`);
  return ids.length === 0 ? '(-1)' : `(${ids.join(',')})`;
}
