import { differenceOf, type StateTable } from '../../../projections/runner/rows/of-state';
import { type ArticleState, evolve, initialState, type RecordedArticleEvent } from '../../../src/article';

/** The rows of an article as the runner writes them for batches of this size. */
export function rowsInBatches<Row extends object>(
  spec: StateTable<Row>,
  articleId: string,
  events: readonly RecordedArticleEvent[],
  size: number,
): Row[] {
  const rows = new Map<string, Row>();
  const keyOf = (row: Row): string => String((row as Record<string, unknown>)[spec.key]);
  let before = initialState(articleId);
  for (let done = 0; done < events.length; done += size) {
    const after = events.slice(done, done + size).reduce(evolve, before);
    const { written, removed } = differenceOf(spec, [{ before, after }]);
    for (const key of removed) if (!rows.delete(key)) throw new Error(`There was no row ${key}`);
    for (const row of written) rows.set(keyOf(row), row);
    before = after;
  }
  return [...rows.values()];
}

/** The state after all events. */
export const stateAfter = (articleId: string, events: readonly RecordedArticleEvent[]): ArticleState =>
  events.reduce(evolve, initialState(articleId));
