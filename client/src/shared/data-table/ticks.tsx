import { Checkbox } from '@fluentui/react-components';
import { useCallback, useMemo, useState } from 'react';
import { t } from '@contracts';

/** The check boxes of a table's rows. */
export interface Ticks<Row> {
  isTicked: (row: Row) => boolean;
  /** Sets or clears these rows. */
  set: (rows: readonly Row[], ticked: boolean) => void;
  /** The name of a row for assistive technology, such as its article number. */
  nameOf: (row: Row) => string;
  /** False for a row that cannot be ticked. If the function is absent, every row can be ticked. */
  mayTick?: (row: Row) => boolean;
}

/** Ticked rows by id. Rows that leave the list are no longer ticked. */
export function useTicks<Row extends { id: string }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback((changed: readonly Row[], ticked: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const { id } of changed) {
        if (ticked) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  const ticked = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const ticks: Ticks<Row> = { isTicked: ({ id }) => ids.has(id), set, nameOf };
  return { ticks, ticked, clear };
}

export function Tick<Row>({ ticks, row }: { ticks: Ticks<Row>; row: Row }) {
  if (ticks.mayTick?.(row) === false) return null;
  return (
    <Checkbox
      aria-label={t('Select {name}', { name: ticks.nameOf(row) })}
      checked={ticks.isTicked(row)}
      onChange={(_event, { checked }) => ticks.set([row], checked === true)}
    />
  );
}

/** Ticks all rows of the page. Renders nothing if none of them can be ticked. */
export function TickAll<Row>({ ticks, rows: all }: { ticks: Ticks<Row>; rows: readonly Row[] }) {
  const rows = all.filter((row) => ticks.mayTick?.(row) !== false);
  if (ticks.mayTick && rows.length === 0) return null;
  const count = rows.filter((row) => ticks.isTicked(row)).length;
  const checked = count > 0 && count === rows.length ? true : count > 0 ? 'mixed' : false;
  return (
    <Checkbox
      aria-label={t('Select all on this page')}
      checked={checked}
      onChange={() => ticks.set(rows, checked !== true)}
    />
  );
}
