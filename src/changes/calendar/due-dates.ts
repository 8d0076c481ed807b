import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved, viewerId } from '../../../projections/article-card';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import { OPEN_ROUND_STATUSES } from '../../article';
import { ACTION_NEEDED_STATUSES, type GroupName, type PersonIdentity, REVIEWING_GROUPS } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

export type DueKind = 'REVISION' | 'CORRECTION' | 'ANSWER' | 'REVIEW' | 'ADVICE';

/** What one person must do by a day. */
export interface DueDate {
  kind: DueKind;
  /** The id of the request for an answer or a review, otherwise of the article. */
  id: string;
  articleId: string;
  /** `YYYY-n` of the article. The title is left out, since other people may see the calendar. */
  number: string;
  due: Date;
}

const MOST = 500;

/** The kinds of due dates that a person may see: a person whose group has changed sees no request any more. */
const mayHave = (group: GroupName, kind: DueKind): boolean => {
  if (kind === 'ANSWER' || kind === 'REVIEW') return REVIEWING_GROUPS.includes(group);
  return kind !== 'ADVICE' || group === 'associate editor';
};

/** The conditions are the same as those of the person's to-do lists: own manuscripts, requests (`isAnswerable`), and articles held. */
const SQL = `
SELECT CASE WHEN c.status = 'CORRECTION' THEN 'CORRECTION' ELSE 'REVISION' END AS kind, c.article_id AS id, c.article_id AS "articleId",
  c.number, c.author_due_at AS due
FROM ${ARTICLE_CARD} c
WHERE c.uploader_id = ${viewerId('$1')} AND c.status = ANY ($2) AND c.author_due_at IS NOT NULL
UNION ALL
SELECT CASE WHEN r.status = 'Accepted' THEN 'REVIEW' ELSE 'ANSWER' END, r.assignment_id, r.article_id, c.number,
  CASE WHEN r.status = 'Accepted' THEN r.review_due_at ELSE r.answer_due_at END
FROM ${REVIEWER_ASSIGNMENTS} r JOIN ${ARTICLE_CARD} c ON c.article_id = r.article_id
WHERE r.reviewer_id = ${viewerId('$1')} AND r.mailed_at IS NOT NULL AND ${notInvolved('$1', 'r')}
  AND (r.status IN ('Mailed', 'Accepted') OR (r.status = 'No answer' AND r.present_revision AND c.status = ANY ($3)))
  AND CASE WHEN r.status = 'Accepted' THEN r.review_due_at ELSE r.answer_due_at END IS NOT NULL
UNION ALL
SELECT 'ADVICE', c.article_id, c.article_id, c.number, c.associate_due_at
FROM ${ARTICLE_CARD} c
WHERE c.associate_id = ${viewerId('$1')} AND ${notInvolved('$1')} AND c.associate_due_at IS NOT NULL
ORDER BY due, kind, id LIMIT ${MOST}`;

/** The due dates of one person, the earliest first, including those that have passed. */
@Injectable()
export class DueDates {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async of(person: PersonIdentity, group: GroupName): Promise<DueDate[]> {
    const keys = keysOfViewer({ ...person, real: null });
    const { rows } = await this.pool.query<DueDate>(SQL, [keys, ACTION_NEEDED_STATUSES, OPEN_ROUND_STATUSES]);
    return rows.filter(({ kind }) => mayHave(group, kind));
  }
}
