import { ARTICLE_EVENT_TYPES, type ArticleState } from '../../../src/article';
import type { Projection, ProjectionDb } from '../projection';
import type { ArticleChange } from './article-states';
import { deleteRows, writeRowsSome } from './write-rows';

/** A row in written form: times are ISO 8601 UTC texts, as in the state. When read, they are dates. */
export type Written<Row> = {
  [Column in keyof Row]: Date extends Row[Column]
    ? WithText<Row[Column]>
    : Row[Column] extends Date[]
      ? string[]
      : Row[Column];
};
type WithText<Value> = Exclude<Value, Date> | string;

/** A table whose rows are a function of the states of articles. */
export interface StateTable<Row extends object = object> {
  /** Without schema. */
  table: string;
  /** Primary key, a text column. No two articles have rows with the same key. */
  key: string;
  /** The rows of one article, which exists or is deleted. Pure. */
  rows(state: ArticleState): readonly Row[];
}

/** The rows to write to a table, the rows that they replace, and the keys of the rows to delete. */
export interface RowDifference<Row extends object = object> {
  written: Row[];
  /** The written rows with a new key. */
  fresh: Set<Row>;
  replaced: Row[];
  removed: string[];
}

const text = (row: object, column: string): string => String((row as Record<string, unknown>)[column]);

/** The difference between the rows of articles before and after a batch. */
export function differenceOf<Row extends object>(
  { key, rows }: Pick<StateTable<Row>, 'key' | 'rows'>,
  changes: readonly ArticleChange[],
): RowDifference<Row> {
  const difference: RowDifference<Row> = { written: [], fresh: new Set(), replaced: [], removed: [] };
  for (const { before, after } of changes) {
    const old = new Map((before.exists ? rows(before) : []).map((row) => [text(row, key), row]));
    for (const row of after.exists ? rows(after) : []) {
      const known = old.get(text(row, key));
      old.delete(text(row, key));
      if (known && JSON.stringify(known) === JSON.stringify(row)) continue;
      difference.written.push(row);
      if (known) difference.replaced.push(known);
      else difference.fresh.add(row);
    }
    difference.replaced.push(...old.values());
    difference.removed.push(...old.keys());
  }
  return difference;
}

/** Writes a difference with at most one statement for each of its two parts. */
export async function writeDifference(
  db: ProjectionDb,
  { table, key }: Pick<StateTable, 'table' | 'key'>,
  { written, fresh, removed }: Pick<RowDifference, 'written' | 'fresh' | 'removed'>,
): Promise<void> {
  await deleteRows(db, table, key, removed);
  await writeRowsSome(db, table, written, { key, fresh });
}

/** The part of a projection that maintains a table of rows as a function of the article's state. */
export const ofState = (spec: StateTable): Pick<Projection, 'handles' | 'apply'> => ({
  handles: ARTICLE_EVENT_TYPES,
  apply: async (events, db, articles) => writeDifference(db, spec, differenceOf(spec, await articles.of(events))),
});
