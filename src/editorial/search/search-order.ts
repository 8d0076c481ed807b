import { ARTICLE_STATUSES, STATUS_LABELS } from '../../contracts';
import type { SqlParameters } from './sql-parameters';

/** Statuses in the order of the words by which people know them. */
const BY_LABEL = [...ARTICLE_STATUSES].sort((one, other) =>
  STATUS_LABELS[one].label.localeCompare(STATUS_LABELS[other].label, 'en-GB'),
);

/** The newest number first: within equals, and where nothing else is asked for. Reads along the index of numbers. */
export const NEWEST = 's.number_key DESC';

/** The same by sorting what was found: along the index is slow where few articles meet what is asked for. */
export const NEWEST_OF_FEW = '(s.number_key + 0) DESC';

/** How much of the table an order is for: the whole, along an index where there is one, or what filters leave of it. */
export type Extent = 'whole' | 'part';

const KEYS: Readonly<Record<string, (extent: Extent, order: string, parameters: SqlParameters) => string>> = {
  articleId: (extent, order) => (extent === 'whole' ? `s.number_key ${order}` : `(s.number_key + 0) ${order}`),
  articleTitle: (extent, order) =>
    extent === 'whole'
      ? `s.title_key ${order}, s.number_key ${order}`
      : `(s.title_key || '') ${order}, s.number_key ${order}`,
  status: (_extent, order, parameters) =>
    `array_position(${parameters.add(BY_LABEL)}::text[], s.status) ${order}, ${NEWEST}`,
  revision: (_extent, order) => `s.revision ${order}, ${NEWEST}`,
  uploadDate: (_extent, order) => `s.submitted_at ${order} NULLS LAST, ${NEWEST}`,
};

/** `sort`: a field, with `-` before it or `,desc` behind it for descending; '' for the newest first. Empty values come last. */
export function orderBy(sort: string, extent: Extent, parameters: SqlParameters): string {
  const [field = '', direction] = sort.replace(/^-/, '').split(',');
  const key = KEYS[field];
  if (!key) return extent === 'whole' ? NEWEST : NEWEST_OF_FEW;
  return key(extent, sort.startsWith('-') !== (direction === 'desc') ? 'DESC' : 'ASC', parameters);
}
