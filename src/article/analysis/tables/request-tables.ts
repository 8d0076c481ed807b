import type { AnalysisTable } from './table';

/**
 * Steps of all requests that were mailed and not removed again. `mails` is the number of mails up to the step: an answer belongs to the
 * mail before it. `reviewer_id` is the present account. AccountReplaced has both accounts when one replaces the other.
 */
const STEPS = `
  WITH request_events AS (
    SELECT article_id, (data->>'$.assignmentId') AS assignment_id, revision, happened_at, type, data, user_id FROM events
    WHERE article_id IS NOT NULL AND type IN ('ReviewerSelected', 'ReviewerMailed', 'ReviewerAccepted', 'ReviewerDeclined', 'ReviewerNotAnswered',
      'ReviewCompleted', 'ReviewSentBack', 'ReviewPublicationWithdrawn', 'ReviewerRemoved', 'ReviewerCancelled', 'ReviewRated', 'ReminderIssued')
  ),
  counted AS (
    SELECT article_id, assignment_id FROM request_events WHERE assignment_id IS NOT NULL GROUP BY ALL
    HAVING count(*) FILTER (type = 'ReviewerMailed') > 0 AND count(*) FILTER (type = 'ReviewerRemoved') = 0
  ),
  steps AS (
    SELECT request_events.*, count(*) FILTER (type = 'ReviewerMailed') OVER before AS mails, max(happened_at) FILTER (type = 'ReviewerMailed') OVER before AS mailed_at
    FROM request_events JOIN counted USING (article_id, assignment_id)
    WINDOW before AS (PARTITION BY article_id, assignment_id ORDER BY revision ROWS UNBOUNDED PRECEDING)
  ),
  answered AS (
    SELECT article_id, assignment_id, mails, mailed_at, happened_at AS answered_at, revision,
      CASE type WHEN 'ReviewerAccepted' THEN 'YES' ELSE 'NO' END AS answer
    FROM steps WHERE type IN ('ReviewerAccepted', 'ReviewerDeclined') AND mails > 0
    QUALIFY row_number() OVER (PARTITION BY article_id, assignment_id, mails ORDER BY revision DESC) = 1
  ),
  changes AS (
    SELECT article_id, revision, (data->>'$.fromId') AS from_id, (data->>'$.toId') AS to_id FROM events
    WHERE type = 'AccountReplaced' AND article_id IS NOT NULL
  ),
  chosen AS (
    SELECT s.article_id, s.assignment_id, (s.data->>'$.revision')::INTEGER AS manuscript_revision, list_reduce(
      list_prepend({from_id: '', to_id: (s.data->>'$.reviewerId')}, coalesce((
        SELECT list({from_id: c.from_id, to_id: c.to_id} ORDER BY c.revision) FROM changes c
        WHERE c.article_id = s.article_id AND c.revision > s.revision), [])),
      lambda held, change: CASE WHEN change.from_id = held.to_id THEN change ELSE held END).to_id AS reviewer_id
    FROM steps s WHERE type = 'ReviewerSelected'
  )`;

export const ANSWERS: AnalysisTable = {
  name: 'answers',
  about:
    'One row for each answer of a reviewer. A reviewer who was invited again and answered again has given two answers.',
  columns: {
    article_id: 'the article',
    assignment_id: 'the request',
    reviewer_id: 'account of the reviewer',
    mailed_at: 'the mail before the answer, UTC',
    answered_at: 'time of the answer, UTC',
    answer: 'YES or NO',
    days: 'days from the mail to the answer',
  },
  sql: `${STEPS}
    SELECT article_id, assignment_id, reviewer_id, mailed_at, answered_at, answer, days_between(mailed_at, answered_at) AS days
    FROM answered JOIN chosen USING (article_id, assignment_id)`,
};

export const REVIEW_REQUESTS: AnalysisTable = {
  name: 'review_requests',
  about:
    'One row for each request to a reviewer that was mailed. Requests that were removed again are left out, as in the statistics.',
  columns: {
    assignment_id: 'the request',
    article_id: 'the article',
    manuscript_revision: 'the revision to be reviewed, 0 for the first submission',
    reviewer_id: 'account of the reviewer',
    asked_at: 'first mail, UTC',
    mailed_at: 'present mail, UTC: the last one',
    mails: 'number of invitations by mail, without reminders',
    answer: 'answer to the present mail: YES or NO; null: none',
    answered_at: 'its time, UTC',
    days_to_answer: 'days from the present mail to the answer',
    reminders: 'reminders to answer since the present mail',
    closed_at: 'when it was closed without an answer or without a review, UTC; null: it was not',
    closed_because: 'NO_ANSWER, DECISION, WITHDRAWAL or EDITOR; null: it was not',
    completed: 'whether there is a review that was not sent back since',
    completed_at: 'when this review was sent, UTC; null without one',
    days_to_review: 'days from the answer to this review',
    recommendation: 'what this review recommends; null without one',
    publication: 'how the reviewer lets this review be published: ANONYMOUS or NAMED; null: not, or not any more',
    rating: 'mean of the editors’ ratings of the review, 1 (poor) to 5; null: not rated',
  },
  sql: `${STEPS},
    mails AS (
      SELECT article_id, assignment_id, min(happened_at) AS asked_at, max(mails) AS mails, arg_max(happened_at, revision) AS mailed_at, max(revision) AS mailed_revision
      FROM steps WHERE type = 'ReviewerMailed' GROUP BY ALL
    ),
    ends AS (
      SELECT article_id, assignment_id, mails, revision, happened_at AS closed_at,
        CASE type WHEN 'ReviewerNotAnswered' THEN 'NO_ANSWER' ELSE (data->>'$.because') END AS closed_because
      FROM steps WHERE type IN ('ReviewerNotAnswered', 'ReviewerCancelled')
      QUALIFY row_number() OVER (PARTITION BY article_id, assignment_id ORDER BY revision DESC) = 1
    ),
    reviews AS (
      SELECT article_id, assignment_id, happened_at AS completed_at, (data->>'$.review.recommendation') AS recommendation, type
      FROM steps WHERE type IN ('ReviewCompleted', 'ReviewSentBack')
      QUALIFY row_number() OVER (PARTITION BY article_id, assignment_id ORDER BY revision DESC) = 1
    ),
    consents AS (
      SELECT article_id, assignment_id, CASE type WHEN 'ReviewCompleted' THEN (data->>'$.publication') END AS publication
      FROM steps WHERE type IN ('ReviewCompleted', 'ReviewSentBack', 'ReviewPublicationWithdrawn')
      QUALIFY row_number() OVER (PARTITION BY article_id, assignment_id ORDER BY revision DESC) = 1
    ),
    rates AS (
      SELECT article_id, assignment_id, (data->>'$.rate')::INTEGER AS rate FROM steps WHERE type = 'ReviewRated' AND user_id IS NOT NULL
      QUALIFY row_number() OVER (PARTITION BY article_id, assignment_id, user_id ORDER BY revision DESC) = 1
    ),
    rated AS (SELECT article_id, assignment_id, avg(rate) AS rating FROM rates GROUP BY ALL),
    reminded AS (
      SELECT article_id, assignment_id, mails, count(*) AS reminders FROM steps
      WHERE type = 'ReminderIssued' AND (data->>'$.subject') = 'ANSWER' GROUP BY ALL
    )
    SELECT assignment_id, article_id, manuscript_revision, reviewer_id, asked_at, m.mailed_at, m.mails, answer, answered_at,
      days_between(m.mailed_at, answered_at) AS days_to_answer, coalesce(reminders, 0) AS reminders, closed_at, closed_because,
      completed_at IS NOT NULL AS completed, completed_at, days_between(answered_at, completed_at) AS days_to_review, recommendation, publication, rating
    FROM mails m JOIN chosen USING (article_id, assignment_id)
    LEFT JOIN answered USING (article_id, assignment_id, mails)
    LEFT JOIN ends ON ends.article_id = m.article_id AND ends.assignment_id = m.assignment_id
      AND ends.revision > greatest(m.mailed_revision, coalesce(answered.revision, 0))
    LEFT JOIN (SELECT * FROM reviews WHERE type = 'ReviewCompleted') done USING (article_id, assignment_id)
    LEFT JOIN consents USING (article_id, assignment_id)
    LEFT JOIN rated USING (article_id, assignment_id)
    LEFT JOIN reminded USING (article_id, assignment_id, mails)`,
};

export const REMINDERS: AnalysisTable = {
  name: 'reminders',
  about: 'One row for each reminder of a date that the daily run sent.',
  columns: {
    article_id: 'the article',
    assignment_id: 'the request to a reviewer; null for other dates',
    subject: 'ANSWER, REVIEW, ASSOCIATE or REVISION: what was awaited',
    step: 'BEFORE, ON or AFTER the date',
    sent_at: 'time, UTC',
    due_at: 'the date that it is about, UTC',
  },
  sql: `
    SELECT article_id, (data->>'$.assignmentId') AS assignment_id, (data->>'$.subject') AS subject, (data->>'$.step') AS step, happened_at AS sent_at,
      (data->>'$.dueAt')::TIMESTAMP AS due_at
    FROM events WHERE type = 'ReminderIssued' AND article_id IS NOT NULL`,
};
