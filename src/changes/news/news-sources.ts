import { ARTICLE_CARD, notInvolved } from '../../../projections/article-card';
import { ARTICLE_LOG, IS_OFFICE_NEWS, OFFICE_NEWS } from '../../../projections/article-log';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import type { ArticleEventType } from '../../article';
import { type GroupName, REVIEWING_GROUPS } from '../../contracts';
import { FAILED_DECISIONS } from '../../editorial/public';
import { TICKET_NEWS } from '../../tickets/public';
import { HIDDEN, inRange, IS_SHOWN_MOVE, isOneOf, KEYS, ME, notByMe } from './news-conditions';

/** The reader of a line, which decides what the line may contain. */
export type Reader = 'office' | 'author' | 'reviewer' | 'decider' | 'ticket-owner' | 'ticket-staff';

/** Events that show authors a decision about their article. The moves within a round of review are not news to them. */
const TO_AUTHORS: readonly ArticleEventType[] = [
  'CheckPassed',
  'CheckRejected',
  'CorrectionRequested',
  'DecisionRecorded',
  'StatusOverridden',
  'ArticleWithdrawn',
];
/** What happens to the reviewer's own request. */
const TO_REVIEWERS: readonly ArticleEventType[] = [
  'ReviewerMailed',
  'ReviewSentBack',
  'ReviewDueDateChanged',
  'ReviewerCancelled',
];
/** Events that show the outcome of an article that the person has reviewed. */
const TO_FORMER_REVIEWERS: readonly ArticleEventType[] = ['DecisionRecorded', 'StatusOverridden'];

/** Every event that is news for some reader of an article. */
export const NEWS_TYPES: ReadonlySet<string> = new Set([
  ...OFFICE_NEWS,
  ...TO_AUTHORS,
  ...TO_REVIEWERS,
  ...TO_FORMER_REVIEWERS,
]);

const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];
const TICKET_READERS: readonly GroupName[] = ['assistant', 'associate editor', 'webmaster'];

/**
 * A statement of one source. `facts`: what a line's sentence says, or NULL for a count, which needs no sentence. So the number of the bell is
 * there while the log is filled again after an upgrade.
 */
export type NewsSource = (facts: 'l.facts' | 'NULL::json') => string;

const onArticles =
  (reader: Reader, from: string, conditions: string): NewsSource =>
  (
    facts,
  ) => `SELECT l.entry_id AS id, l.action_time AS at, '${reader}' AS reader, l.event_type AS type, l.current_status AS status,
    ${facts} AS facts, l.user_id, l.article_id, c.number, c.title, NULL AS ticket_id
  FROM ${from} WHERE ${conditions} AND ${notByMe('l')} AND ${inRange('l.action_time', 'l.entry_id')}`;

const onTickets =
  (reader: Reader, conditions: string): NewsSource =>
  () => `SELECT 'ticket-' || g.id AS id, g.at, '${reader}' AS reader, g.action AS type, NULL AS status,
    NULL::json AS facts, g.user_id::text, NULL AS article_id, NULL AS number, g.name AS title, g.ticket_id
  FROM ${TICKET_NEWS} g WHERE ${conditions} AND ${notByMe('g')} AND ${inRange('g.at', "'ticket-' || g.id")}`;

const LOG_AND_CARD = `${ARTICLE_LOG} l JOIN ${ARTICLE_CARD} c ON c.article_id = l.article_id`;

const FOR_OFFICE = onArticles('office', LOG_AND_CARD, `l.${IS_OFFICE_NEWS} AND ${notInvolved(KEYS, 'l')}`);

/** One's own decisions that could not be carried out. Their sender may have left the page on which the reason is shown. */
const FOR_DECIDER: NewsSource = (
  facts,
) => `SELECT 'held-' || h.id AS id, h.at, 'decider' AS reader, 'FAILED' AS type, NULL AS status,
    ${facts === 'l.facts' ? `json_build_object('reason', h.reason)` : facts} AS facts,
    NULL AS user_id, c.article_id, c.number, c.title, NULL AS ticket_id
  FROM ${FAILED_DECISIONS} h JOIN ${ARTICLE_CARD} c ON c.article_id = h.article_id
  WHERE h.user_id = ${ME} AND ${notInvolved(KEYS)} AND ${inRange('h.at', "'held-' || h.id")}`;

/**
 * Reads the log article by article, by its index on articles. A few articles have less to read than the whole log of that time, with which
 * Postgres would otherwise combine each of them.
 */
const logOf = (article: string): string =>
  `CROSS JOIN LATERAL (SELECT * FROM ${ARTICLE_LOG} one WHERE one.article_id = ${article} OFFSET 0) l`;

/** The articles that the associate editor holds, with the date since when. They are read first, since they are few and the log is long. */
const HELD = `(SELECT c.article_id, c.number, c.title, (SELECT max(a.action_time) FROM ${ARTICLE_LOG} a
    WHERE a.article_id = c.article_id AND a.event_type = 'AssociateAssigned') AS since
  FROM ${ARTICLE_CARD} c WHERE c.associate_id = ${ME} AND ${notInvolved(KEYS)} OFFSET 0) c`;

/** Events from the day on which the associate editor got the article, while they hold it (lifecycle, section 3, 'Review mode'). */
const FOR_HOLDER = onArticles(
  'office',
  `${HELD} ${logOf('c.article_id')}`,
  `l.action_time >= c.since AND l.${IS_OFFICE_NEWS}`,
);

const FOR_AUTHOR = onArticles(
  'author',
  LOG_AND_CARD,
  `c.uploader_id = ${ME} AND ${isOneOf(TO_AUTHORS)} AND ${IS_SHOWN_MOVE}`,
);

/** Requests that were mailed to the person, on articles of others. */
const OWN_REQUESTS = `${REVIEWER_ASSIGNMENTS} r WHERE r.reviewer_id = ${ME} AND r.mailed_at IS NOT NULL
  AND r.status <> 'Removed' AND ${notInvolved(KEYS, 'r')}`;

// OFFSET 0: the person's requests are read first, by their index. With a free join, a large journal would read everyone's requests.
const FOR_REVIEWER = onArticles(
  'reviewer',
  `(SELECT r.assignment_id FROM ${OWN_REQUESTS} OFFSET 0) r JOIN ${ARTICLE_LOG} l ON l.assignment_id = r.assignment_id
    JOIN ${ARTICLE_CARD} c ON c.article_id = l.article_id`,
  isOneOf(TO_REVIEWERS),
);

/** The associate editor who holds the article gets the decision as its holder. */
const FOR_FORMER_REVIEWER = onArticles(
  'reviewer',
  `(SELECT r.article_id, min(r.completed_at) AS since FROM ${OWN_REQUESTS} AND r.status = 'Completed' GROUP BY 1) r
    ${logOf('r.article_id')} JOIN ${ARTICLE_CARD} c ON c.article_id = l.article_id`,
  `l.action_time >= r.since AND c.associate_id IS DISTINCT FROM ${ME} AND ${isOneOf(TO_FORMER_REVIEWERS)} AND ${IS_SHOWN_MOVE}`,
);

const FOR_TICKET_OWNER = onTickets('ticket-owner', `g.owner_id = ${ME}::uuid AND g.action <> 'OPENED'`);
const FOR_TICKET_STAFF = onTickets(
  'ticket-staff',
  `g.user_id = g.owner_id AND NOT g.owner_id::text = ANY (${HIDDEN}::text[])`,
);

/** True for groups whose news includes other people's tickets. For them the list of hidden people is needed. */
export const readsTickets = (group: GroupName): boolean => TICKET_READERS.includes(group);

/** The sources of this group's news, one statement each. No two of them find the same event. */
export function newsSources(group: GroupName): NewsSource[] {
  const isOffice = OFFICE.includes(group);
  const isReviewing = REVIEWING_GROUPS.includes(group);
  return [
    FOR_AUTHOR,
    FOR_TICKET_OWNER,
    ...(isOffice ? [FOR_OFFICE, FOR_DECIDER] : []),
    ...(group === 'associate editor' ? [FOR_HOLDER] : []),
    ...(isReviewing ? [FOR_REVIEWER] : []),
    ...(isReviewing && !isOffice ? [FOR_FORMER_REVIEWER] : []),
    ...(readsTickets(group) ? [FOR_TICKET_STAFF] : []),
  ];
}
