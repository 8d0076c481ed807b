import { ARTICLE_STATUSES, STATUS_LABELS } from '../../contracts';
import type { SqlParameters } from './sql-parameters';

/** Statuses in the order of the words by which people know them. */
const BY_LABEL = [...ARTICLE_STATUSES].sort((one, other) =>
  STATUS_LABELS[one].label.localeCompare(STATUS_LABELS[other].label, 'en-GB'),
);

const KEYS: Readonly<Record<string, (parameters: SqlParameters) => string>> = {
  articleId: () => 's.number_key',
  articleTitle: () => 's.title_key',
  status: (parameters) => `array_position(${parameters.add(BY_LABEL)}::text[], s.status)`,
  revision: () => 's.revision',
  uploadDate: () => 's.submitted_at',
};

/** The newest number first: within equals, and where nothing else is asked for. */
export const NEWEST = 's.number_key DESC';

/** `sort`: a field, with `-` before it or `,desc` behind it for descending; '' for the newest first. Empty values come last. */
export function orderBy(sort: string, parameters: SqlParameters): string {
  const [field = '', direction] = sort.replace(/^-/, '').split(',');
  const key = KEYS[field];
  if (!key) return NEWEST;
  const order = sort.startsWith('-') !== (direction === 'desc') ? 'DESC' : 'ASC';
  return field === 'articleId' ? `s.number_key ${order}` : `${key(parameters)} ${order} NULLS LAST, ${NEWEST}`;
}
