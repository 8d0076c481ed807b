import type { ProjectionDb } from '../runner/projection';
import type { SearchChange } from './fold-search';

/** Whether these changes may have moved the article to another group of rm.article_counts. */
export const movesBetweenGroups = ({ started, type_id, status, revision }: SearchChange): boolean =>
  started !== null || type_id !== null || status !== null || revision !== null;

/**
 * Adds articles to the counts of their present groups in rm.article_search, or subtracts them (`sign` -1). Empty groups have no row,
 * so that the table equals the result of a rebuild. Missing articles are ignored.
 */
export async function countArticles(db: ProjectionDb, sign: 1 | -1, articleIds: readonly string[]): Promise<void> {
  if (articleIds.length === 0) return;
  await db.query(
    `MERGE INTO ${db.table('article_counts')} c USING (
       SELECT status_place, type_id, revision, $1::int * count(*)::int AS articles FROM ${db.table('article_search')}
       WHERE article_id = ANY ($2) GROUP BY status_place, type_id, revision) d
     ON c.status_place = d.status_place AND c.type_id = d.type_id AND c.revision = d.revision
     WHEN MATCHED AND c.articles + d.articles = 0 THEN DELETE
     WHEN MATCHED THEN UPDATE SET articles = c.articles + d.articles
     WHEN NOT MATCHED THEN INSERT (status_place, type_id, revision, articles)
       VALUES (d.status_place, d.type_id, d.revision, d.articles)`,
    [sign, articleIds],
  );
}
