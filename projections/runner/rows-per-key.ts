import type { RecordedEvent } from '../../src/platform/event-store/port';
import type { ProjectionDb } from './projection';
import { RowSet } from './row-set';
import { deleteRows, loadRows, writeRows } from './write-rows';

export interface RowsPerKey<Row extends object> {
  /** Without schema. */
  table: string;
  /** Primary key, a text column. */
  key: keyof Row & string;
  /** Column by whose value rows are loaded together, where an event may touch several; default the key. Needs an index. */
  group?: keyof Row & string;
  /** The group that an event is about; null when it is not for this table. */
  groupOf(event: RecordedEvent): string | null;
  /** Applies one event to the rows of its group. Changes rows by `put`, `change` and `remove` only. */
  fold(rows: RowSet<Row>, event: RecordedEvent): void;
}

const text = (row: object, column: string): string => String((row as Record<string, unknown>)[column]);

/**
 * Makes an `apply` that folds in memory: the rows that a batch is about are loaded once, all its events applied to them, and what
 * changed is written with one statement, however many events there were.
 */
export function rowsPerKey<Row extends object>(
  spec: RowsPerKey<Row>,
): (events: RecordedEvent[], db: ProjectionDb) => Promise<void> {
  const group = spec.group ?? spec.key;
  return async (events, db) => {
    const groups = new Map<string, RowSet<Row>>();
    const work: { event: RecordedEvent; rows: RowSet<Row> }[] = [];
    for (const event of events) {
      const value = spec.groupOf(event);
      if (value === null) continue;
      const rows = groups.get(value) ?? new RowSet<Row>((row) => text(row, spec.key));
      groups.set(value, rows);
      work.push({ event, rows });
    }
    if (work.length === 0) return;
    for (const row of await loadRows<Row>(db, spec.table, group, [...groups.keys()])) {
      groups.get(text(row, group))?.load(row);
    }
    for (const { event, rows } of work) spec.fold(rows, event);
    await save(spec, [...groups.values()], db);
  };
}

async function save<Row extends object>(spec: RowsPerKey<Row>, sets: RowSet<Row>[], db: ProjectionDb): Promise<void> {
  const { table, key } = spec;
  await deleteRows(
    db,
    table,
    key,
    sets.flatMap((rows) => rows.removed()),
  );
  await writeRows(
    db,
    table,
    sets.flatMap((rows) => rows.changed()),
    key,
  );
}
