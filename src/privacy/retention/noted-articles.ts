import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import type { DueArticle } from './due';

/** Records which articles a run erases, with their authors: a run that is repeated no longer finds those of a deleted draft. */
export async function noteArticles(pool: Pool, due: readonly DueArticle[]): Promise<void> {
  await pool.query(
    `INSERT INTO app.erased_articles (article_id, kind, author_ids)
     SELECT d.id, d.kind, ARRAY(SELECT DISTINCT one->>'id' FROM ${ARTICLE_CARD} c, jsonb_array_elements(c.authors) one
       WHERE c.article_id = d.id)
     FROM unnest($1::text[], $2::text[]) d (id, kind)
     ON CONFLICT (article_id) DO UPDATE SET kind = EXCLUDED.kind, author_ids = EXCLUDED.author_ids, finished_at = NULL`,
    [due.map(({ id }) => id), due.map(({ kind }) => kind)],
  );
}

/** The recorded authors of these articles. */
export async function notedAuthors(pool: Pool, articleIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT DISTINCT unnest(author_ids) AS id FROM app.erased_articles WHERE article_id = ANY($1)',
    [articleIds],
  );
  return rows.map(({ id }) => id);
}
