import { idList, type Row } from '../database/ojs-database';
import type { OjsReview } from '../model/ojs-model';
import { recommendationOf } from './codes';
import { momentIn } from './moments';
import { readFormAnswers } from './read-form-answers';
import type { Reading } from './read-submissions';
import { groupedBy, must } from './settings';

const METHODS: Readonly<Record<string, OjsReview['method']>> = { 1: 'anonymous', 2: 'double anonymous', 3: 'open' };
/** The stage of OJS with external reviewers. */
const EXTERNAL = '3';
const PEER_REVIEW = '1';

/** The requests to reviewers of each submission, with their answers and reviews. */
export async function readReviews(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, OjsReview[]>> {
  const { db } = reading;
  const rows = await db.rows(
    `SELECT review_id, submission_id, reviewer_id, round, recommendation, quality, declined, cancelled, review_method,
            competing_interests, date_assigned, date_notified, date_confirmed, date_completed, date_due, date_response_due,
            date_rated, last_modified
       FROM review_assignments WHERE stage_id = ${EXTERNAL} AND submission_id IN ${idList(ids)}
      ORDER BY submission_id, round, review_id`,
  );
  const own = rows.map((row) => must(row, 'review_id'));
  const comments = groupedBy(
    await db.rows(
      `SELECT assoc_id, comments, viewable FROM submission_comments
        WHERE comment_type = ${PEER_REVIEW} AND assoc_id IN ${idList(own)} ORDER BY assoc_id, date_posted, comment_id`,
    ),
    'assoc_id',
  );
  const answers = await readFormAnswers(reading, own);
  const reviews = new Map<string, OjsReview[]>();
  for (const row of rows) {
    const written = comments.get(must(row, 'review_id')) ?? [];
    const commentsFor = (viewable: boolean): string =>
      written
        .filter((comment) => (comment.viewable === '1') === viewable)
        .map((comment) => must(comment, 'comments'))
        .join('\n');
    const form = answers.get(must(row, 'review_id'));
    const review = {
      ...reviewOf(row, reading.timeZone),
      toAuthor: [form?.toAuthor, commentsFor(true)].filter(Boolean).join('\n'),
      toEditor: [form?.toEditor, commentsFor(false)].filter(Boolean).join('\n'),
    };
    const submission = must(row, 'submission_id');
    reviews.set(submission, [...(reviews.get(submission) ?? []), review]);
  }
  return reviews;
}

function reviewOf(row: Row, timeZone: string): Omit<OjsReview, 'toAuthor' | 'toEditor'> {
  const at = (column: string): string | null => momentIn(timeZone, row[column]);
  const quality = Number(row.quality ?? 0);
  return {
    ...{ id: must(row, 'review_id'), reviewerId: must(row, 'reviewer_id'), round: Number(row.round ?? 1) },
    ...{ assignedAt: at('date_assigned'), notifiedAt: at('date_notified'), confirmedAt: at('date_confirmed') },
    ...{ completedAt: at('date_completed'), changedAt: at('last_modified'), ratedAt: at('date_rated') },
    ...{ answerDueAt: at('date_response_due'), reviewDueAt: at('date_due') },
    ...{ declined: row.declined === '1', cancelled: row.cancelled === '1' },
    recommendation: row.date_completed ? recommendationOf(row.recommendation ?? null) : null,
    quality: quality >= 1 && quality <= 5 ? quality : null,
    method: METHODS[must(row, 'review_method')] ?? 'anonymous',
    competingInterests: must(row, 'competing_interests'),
  };
}
