import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { ARTICLE_FILES } from '../../../projections/article-files';
import { FINAL_STATUSES } from '../../contracts';
import { inTransaction } from '../../platform/postgres';
import type { Erasing } from '../erasure/erasing';
import { type DueArticle, noteFilesOf } from './due';

const REFUSED = FINAL_STATUSES.filter((status) => status !== 'ACCEPTED');

/** $1: the statuses of refused articles. */
const DROPPED = `SELECT article_id AS id FROM app.erased_articles e
  WHERE finished_at IS NULL AND kind <> 'DRAFT' AND NOT (begun AND EXISTS (
    SELECT FROM ${ARTICLE_CARD} c WHERE c.article_id = e.article_id AND c.status = ANY($1)))`;

/** The recorded files of these articles. */
const NOTED_FILES = `SELECT DISTINCT f.hash FROM ${ARTICLE_FILES} f JOIN app.erased_articles e USING (article_id)
  JOIN app.erased_files x USING (hash) WHERE e.begun AND e.article_id = ANY($1)`;

/**
 * Drops the articles of an interrupted run, except those that it must finish: a deleted draft, which is in no list, and an article whose
 * keys may be erased, unless it was overridden in the meantime. Such an article keeps its files. Files whose bytes are gone stay recorded.
 */
export async function dropUnbegun(pool: Pool, erasing: Pick<Erasing, 'stillStored'>): Promise<void> {
  const dropped = (await pool.query<{ id: string }>(DROPPED, [REFUSED])).rows.map(({ id }) => id);
  const noted = (await pool.query<{ hash: string }>(NOTED_FILES, [dropped])).rows.map(({ hash }) => hash);
  const files = await erasing.stillStored(noted);
  await inTransaction(pool, async (db) => {
    await db.query('DELETE FROM app.erased_articles WHERE article_id = ANY($1)', [dropped]);
    await db.query('DELETE FROM app.erased_files WHERE hash = ANY($1)', [files]);
    // NULL means that no run has begun; `greatest` would make it 0.
    await db.query(
      'UPDATE app.retention_state SET begun_files = greatest(begun_files - $1, 0) WHERE begun_files IS NOT NULL',
      [files.length],
    );
  });
}

/** Records which articles a run erases, with their authors: a run that is repeated no longer finds those of a deleted draft. */
export async function noteArticles(pool: Pool, due: readonly DueArticle[]): Promise<void> {
  await pool.query(
    `INSERT INTO app.erased_articles (article_id, kind, author_ids)
     SELECT d.id, d.kind, ARRAY(SELECT DISTINCT one->>'id' FROM ${ARTICLE_CARD} c, jsonb_array_elements(c.authors) one
       WHERE c.article_id = d.id)
     FROM unnest($1::text[], $2::text[]) d (id, kind)
     ON CONFLICT (article_id) DO UPDATE SET kind = EXCLUDED.kind, author_ids = EXCLUDED.author_ids, finished_at = NULL
       WHERE NOT app.erased_articles.begun`,
    [due.map(({ id }) => id), due.map(({ kind }) => kind)],
  );
}

/** All recorded articles that are not finished. */
export async function notedArticles(pool: Pool): Promise<DueArticle[]> {
  const sql = 'SELECT article_id AS id, kind FROM app.erased_articles WHERE finished_at IS NULL';
  return (await pool.query<DueArticle>(sql)).rows;
}

/** The recorded authors of these articles. */
export async function notedAuthors(pool: Pool, articleIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT DISTINCT unnest(author_ids) AS id FROM app.erased_articles WHERE article_id = ANY($1)',
    [articleIds],
  );
  return rows.map(({ id }) => id);
}

/** Records that keys may be erased from now on, and which files are removed with the articles. The run is then finished with any settings. */
export async function begin(pool: Pool, articleIds: readonly string[]): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query('UPDATE app.erased_articles SET begun = true WHERE article_id = ANY($1)', [articleIds]);
    const files = await noteFilesOf(db, articleIds);
    await db.query('UPDATE app.retention_state SET begun_files = coalesce(begun_files, 0) + $1', [files]);
  });
}

/** How many files are removed by a run that may have erased keys; null without one. */
export async function begunFiles(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ files: number | null }>('SELECT begun_files AS files FROM app.retention_state');
  return rows[0]?.files ?? null;
}

/** True after a run that was interrupted. */
export async function hasUnfinished(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ yes: boolean }>(
    `SELECT begun_files IS NOT NULL OR EXISTS (SELECT FROM app.erased_articles WHERE finished_at IS NULL) AS yes
     FROM app.retention_state`,
  );
  return rows[0]?.yes === true;
}
