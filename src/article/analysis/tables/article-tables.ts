import { DECISIONS, FINAL_STATUSES } from '../../../contracts';
import { type AnalysisTable, sqlTexts } from './table';

const OUTCOMES = sqlTexts(FINAL_STATUSES.filter((status) => status !== 'WITHDRAWN'));

/** Events of articles that were not deleted as a draft. */
const KEPT = `
  SELECT * FROM events WHERE article_id IS NOT NULL
    AND article_id NOT IN (SELECT article_id FROM events WHERE type = 'DraftDeleted' AND article_id IS NOT NULL)`;

export const STATUSES: AnalysisTable = {
  name: 'statuses',
  about: 'One row for each stay of an article in a status, in their order. Deleted drafts are left out.',
  columns: {
    article_id: 'the article',
    nth: 'number of the stay, from 1',
    status: 'the status',
    since: 'when it began, UTC',
    until: 'when it ended, UTC; null: it is the present status',
    days: 'how long it took, in days; null: it has not ended',
    because: 'type of the event that began it',
  },
  sql: `
    WITH kept AS (${KEPT}),
    steps AS (
      SELECT article_id, revision, happened_at, type, coalesce(data->>'$.to', 'DRAFT') AS status FROM kept
      WHERE type = 'DraftStarted' OR (json_exists(data, '$.from') AND json_exists(data, '$.to'))
    ),
    stays AS (
      SELECT * FROM steps QUALIFY status IS DISTINCT FROM lag(status) OVER (PARTITION BY article_id ORDER BY revision)
    )
    SELECT article_id, row_number() OVER own AS nth, status, happened_at AS since, lead(happened_at) OVER own AS until,
      days_between(happened_at, lead(happened_at) OVER own) AS days, type AS because
    FROM stays WINDOW own AS (PARTITION BY article_id ORDER BY revision)`,
};

export const DECISION_TABLE: AnalysisTable = {
  name: 'decisions',
  about:
    'One row for each decision: an editor’s decision, an override to one of the eight decisions, or the rejection at the check.',
  columns: {
    article_id: 'the article',
    nth: 'number of the decision on this article, from 1',
    decided_at: 'time, UTC',
    decision: 'one of the eight decisions',
    how: 'DECISION, OVERRIDE or CHECK',
    manuscript_revision: 'the revision of the manuscript, 0 for the first submission',
    decided_by: 'account of the editor or assistant',
    days_since_submission: 'days since the first submission',
    event_id: 'the event',
  },
  sql: `
    WITH kept AS (${KEPT} AND type IN ('ArticleSubmitted', 'RevisionSubmitted', 'DecisionRecorded', 'StatusOverridden', 'CheckRejected')),
    moves AS (
      SELECT *, max(happened_at) FILTER (type = 'ArticleSubmitted') OVER before AS submitted_at,
        coalesce(max((data->>'$.revision')::INTEGER) FILTER (type = 'RevisionSubmitted') OVER before, 0) AS manuscript_revision
      FROM kept WINDOW before AS (PARTITION BY article_id ORDER BY revision ROWS UNBOUNDED PRECEDING)
    )
    SELECT article_id, row_number() OVER (PARTITION BY article_id ORDER BY revision) AS nth, happened_at AS decided_at, (data->>'$.to') AS decision,
      CASE type WHEN 'DecisionRecorded' THEN 'DECISION' WHEN 'StatusOverridden' THEN 'OVERRIDE' ELSE 'CHECK' END AS how,
      manuscript_revision, user_id AS decided_by, days_between(submitted_at, happened_at) AS days_since_submission, id AS event_id
    FROM moves
    WHERE type IN ('DecisionRecorded', 'StatusOverridden', 'CheckRejected') AND (data->>'$.to') IN (${sqlTexts(DECISIONS)})`,
};

export const ARTICLES: AnalysisTable = {
  name: 'articles',
  about:
    'One row for each article. Deleted drafts are left out; drafts that were never submitted have no submitted_at.',
  columns: {
    article_id: 'the article',
    number: 'number of the article, such as 2026-14',
    type_id:
      'type: 1 Review, 2 Original contribution, 3 Case reports, 7 Society news, 10 Letter to editor; null: not chosen',
    review_mode: 'SINGLE_ANONYMOUS, DOUBLE_ANONYMOUS, TRIPLE_ANONYMOUS or OPEN; null before the submission',
    publishes_reviews:
      'whether its reviews may be published with it where their reviewers agree; null before the submission',
    started_at: 'when the draft was started, UTC',
    submitted_at: 'first submission, UTC; null for a draft',
    manuscript_revision: 'number of the last revision sent, 0 for the first submission',
    status: 'present status',
    status_since: 'since when, UTC',
    first_decision: 'the first decision ever, whatever followed; null: none yet',
    first_decision_at: 'its time, UTC',
    days_to_first_decision: 'days from the first submission to it',
    outcome: 'ACCEPTED or REJECTED while the article has a final decision; null when it is open or withdrawn',
    outcome_at: 'time of that decision, UTC',
    days_to_outcome: 'days from the first submission to it',
  },
  sql: `
    WITH kept AS (${KEPT}),
    facts AS (
      SELECT article_id, any_value(data->>'$.number') FILTER (type = 'DraftStarted') AS number,
        last((data->>'$.fields.typeId')::INTEGER ORDER BY revision)
          FILTER (type = 'DraftChanged' AND json_exists(data, '$.fields.typeId')) AS type_id,
        min(happened_at) FILTER (type = 'DraftStarted') AS started_at,
        max(happened_at) FILTER (type = 'ArticleSubmitted') AS submitted_at,
        any_value(coalesce(data->>'$.reviewMode', 'SINGLE_ANONYMOUS')) FILTER (type = 'ArticleSubmitted') AS review_mode,
        bool_or(coalesce((data->>'$.publishesReviews')::BOOLEAN, false)) FILTER (type = 'ArticleSubmitted') AS publishes_reviews,
        coalesce(max((data->>'$.revision')::INTEGER) FILTER (type = 'RevisionSubmitted'), 0) AS manuscript_revision
      FROM kept WHERE type IN ('DraftStarted', 'DraftChanged', 'ArticleSubmitted', 'RevisionSubmitted') GROUP BY article_id
    ),
    moves AS (
      SELECT article_id, happened_at AS outcome_at, (data->>'$.to') AS last_status FROM kept
      WHERE json_exists(data, '$.from') AND json_exists(data, '$.to')
      QUALIFY row_number() OVER (PARTITION BY article_id ORDER BY revision DESC) = 1
    ),
    ended AS (
      SELECT article_id, outcome_at, CASE WHEN last_status = 'ACCEPTED' THEN 'ACCEPTED' ELSE 'REJECTED' END AS outcome
      FROM moves WHERE last_status IN (${OUTCOMES})
    )
    SELECT facts.article_id, number, type_id, review_mode, publishes_reviews, started_at, submitted_at, facts.manuscript_revision, status, since AS status_since,
      decision AS first_decision, decided_at AS first_decision_at, days_since_submission AS days_to_first_decision,
      outcome, outcome_at, days_between(submitted_at, outcome_at) AS days_to_outcome
    FROM facts
    JOIN statuses ON statuses.article_id = facts.article_id AND statuses.until IS NULL
    LEFT JOIN decisions ON decisions.article_id = facts.article_id AND decisions.nth = 1
    LEFT JOIN ended ON ended.article_id = facts.article_id`,
};
