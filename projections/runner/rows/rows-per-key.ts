import type { RecordedEvent } from '../../../src/platform/event-store/port';
import type { ProjectionDb } from '../projection';
import { RowSet } from './row-set';
import { deleteRows, loadRows, writeRowsSome } from './write-rows';

export interface RowsPerKey<Row extends object> {
  /** Without schema. */
  table: string;
  /** Primary key, a text column. */
  key: keyof Row & string;
  /** Column by whose value rows are loaded together, if an event may change several; default: the key. It needs an index. */
  group?: keyof Row & string;
  /** The group that an event concerns; null when it does not concern this table. */
  groupOf(event: RecordedEvent): string | null;
  /** Applies one event to the rows of its group. It changes rows only by `put`, `change` and `remove`. */
  fold(rows: RowSet<Row>, event: RecordedEvent): void;
}

const text = (row: object, column: string): string => String((row as Record<string, unknown>)[column]);

/**
 * Makes an `apply` that folds in memory: the rows of a batch are loaded once, all its events are applied to them, and one statement
 * writes the changes, however many events there were.
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
  const changed = sets.flatMap((rows) => rows.changed());
  const fresh = new Set<object>(sets.flatMap((rows) => rows.fresh()));
  await writeRowsSome(db, table, changed, { key, fresh });
}
