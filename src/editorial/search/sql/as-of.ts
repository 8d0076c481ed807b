import { ARTICLE_LOG } from '../../../../projections/article-log';
import { STATUSES_BY_LABEL } from '../../../../projections/article-search';
import type { SearchOrder } from './search-order';
import type { SqlParameters } from './sql-parameters';

/** The entries of an article `s` up to a moment, whose parameter is `at`. */
const entriesUntil = (at: string): string =>
  `FROM ${ARTICLE_LOG} l WHERE l.article_id = s.article_id AND l.action_time <= ${at}::timestamptz`;

/** In SQL: the status that an article `s` had at a moment; null when it did not exist yet. */
export const statusThen = (at: string): string =>
  `(SELECT l.current_status ${entriesUntil(at)} AND l.current_status IS NOT NULL ORDER BY l.stream_revision DESC LIMIT 1)`;

/** In SQL: the revision that an article `s` had at that moment. */
export const revisionThen = (at: string): string =>
  `(SELECT count(*)::int ${entriesUntil(at)} AND l.event_type = 'RevisionSubmitted')`;

/** The order of a list as of a moment: by the status and revision of that time, which the list shows. Other orders stay as they are. */
export function orderThen(order: SearchOrder, asOf: Date, parameters: SqlParameters): SearchOrder {
  if (order.column === 's.status_place') {
    const column = `array_position(${parameters.add(STATUSES_BY_LABEL)}::text[], ${statusThen(parameters.add(asOf))})`;
    return { ...order, column };
  }
  return order.column === 's.revision' ? { ...order, column: revisionThen(parameters.add(asOf)) } : order;
}
