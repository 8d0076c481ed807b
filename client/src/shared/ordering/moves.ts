/** The target of an item: one place up or down, or a place counted from 0. */
export type Move = { by: -1 | 1 } | { to: number };

/** The items with one of them moved; a place beyond an end is that end. */
export function moved<Item>(items: readonly Item[], index: number, move: Move): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item === undefined) return [...items];
  const targetIndex = 'by' in move ? index + move.by : move.to;
  next.splice(Math.min(Math.max(targetIndex, 0), items.length - 1), 0, item);
  return next;
}
