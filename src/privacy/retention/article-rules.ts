import type { PoolClient } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';

/** What the tables outside the log contain about an article, and what happens to it when its texts are erased: $1 are ids of articles. */
const ARTICLE_RULES: readonly string[] = [
  'DELETE FROM app.review_drafts WHERE article_id = ANY($1)',
  'DELETE FROM app.rebuttal_drafts WHERE article_id = ANY($1)',
  'DELETE FROM app.decision_drafts WHERE article_id = ANY($1)',
  'DELETE FROM app.held_decisions WHERE article_id = ANY($1)',
  // The manuscript is also deleted at the similarity service, and after that the row.
  `UPDATE app.similarity_runs SET state = 'REMOVING', percent = NULL, made_at = NULL, attempts = 0, next_try_at = now() WHERE article_id = ANY($1)`,
  'DELETE FROM app.integrity_checks WHERE article_id = ANY($1)',
  'DELETE FROM app.uploads WHERE article_id = ANY($1) AND recorded_at IS NULL',
  "UPDATE app.uploads SET original_name = '[erased]' WHERE article_id = ANY($1)",
  // Copies of all mails, outside production only; the log contains them too.
  'DELETE FROM app.caught_mails WHERE cardinality($1::text[]) > 0',
];

/** Removes the texts of articles from all tables except those of events and read models. */
export async function eraseArticleTables(db: PoolClient, articleIds: readonly string[]): Promise<void> {
  for (const rule of ARTICLE_RULES) await db.query(rule, [articleIds]);
}

/**
 * Deletes entries of the directory of authors that were only on these articles, and belong to no account.
 * @param authorIds of the authors of the articles, read before their texts were erased.
 */
export async function eraseLoneAuthors(db: PoolClient, authorIds: readonly string[]): Promise<void> {
  await db.query(
    `DELETE FROM app.authors a WHERE a.id::text = ANY($1)
       AND NOT EXISTS (SELECT FROM app.users u WHERE u.id = a.id OR u.email_key = a.email_key OR a.email_key = ANY(u.addresses))
       AND NOT EXISTS (SELECT FROM ${ARTICLE_CARD} c WHERE c.author_emails @> ARRAY[a.email_key])`,
    [authorIds],
  );
}
