import { viewerId } from '../../../projections/article-card';
import { ARTICLE_STATUSES, DECISIONS, statusForAuthor } from '../../contracts';

/** The keys of the viewer (`keysOfViewer`); the account comes first. */
export const KEYS = '$1';
export const ME = viewerId(KEYS);
/** People whose tickets must not be shown to the viewer. */
export const HIDDEN = '$5';

/**
 * Lines after the moment $2 and before the place where the page begins, which is the moment $3 and the id $4 of the last line before it.
 */
export const inRange = (at: string, id: string): string =>
  `${at} > $2::timestamptz AND ${at} <= $3::timestamptz AND (${at}, ${id}) < ($3::timestamptz, $4::text)`;

/** What the person did themselves, or another person did under their name or with their help, is not news to them. */
export const notByMe = (alias: string): string =>
  `${alias}.user_id::text IS DISTINCT FROM ${ME} AND ${alias}.real_user_id::text IS DISTINCT FROM ${ME}`;

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** One of these event types, over rm.article_log with the alias `l`. */
export const isOneOf = (types: readonly string[]): string => `l.event_type IN (${quoted(types)})`;

/** The status of a column as authors and reviewers are shown it (lifecycle, section 2). */
const shown = (column: string): string => {
  const masked = ARTICLE_STATUSES.filter((status) => statusForAuthor(status) !== status);
  return `CASE ${column} ${masked.map((one) => `WHEN '${one}' THEN '${statusForAuthor(one)}'`).join(' ')} ELSE ${column} END`;
};

const ENDS = quoted([...DECISIONS, 'WITHDRAWN']);

/**
 * Status changes that authors and reviewers may see. An override within a round of review looks to them like the automatic moves,
 * which are no news.
 */
export const IS_SHOWN_MOVE = `${shown('l.previous_status')} IS DISTINCT FROM ${shown('l.current_status')}
  AND (l.event_type <> 'StatusOverridden' OR l.previous_status IN (${ENDS}) OR l.current_status IN (${ENDS}))`;
