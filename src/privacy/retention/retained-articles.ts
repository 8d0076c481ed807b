import type { Pool } from 'pg';
import type { Articles } from '../../article';
import type { Erasing } from '../erasure/erasing';
import type { Cutoffs } from './cutoffs';
import { dueArticles } from './due';
import { dropUnbegun, noteArticles, notedArticles, notedAuthors } from './noted-articles';

/** The articles of one run. After an interruption, its articles are included again. */
export interface RunArticles {
  rejected: number;
  withdrawn: number;
  drafts: number;
  ids: string[];
  authorIds: string[];
}

/** Deletes unfinished drafts. @returns ids of the deleted drafts; a draft that its author has continued is kept. */
async function deleteDrafts(articles: Articles, ids: readonly string[], before: Date | null): Promise<Set<string>> {
  const deleted = new Set<string>();
  for (const id of ids) {
    if (before !== null && (await articles.load(id)) !== null)
      await articles.execute(
        id,
        ({ status, lastUpdateAt }) =>
          status === 'DRAFT' && Date.parse(lastUpdateAt) < before.getTime() ? { type: 'DeleteDraft', data: {} } : [],
        { actor: { kind: 'system' }, meta: { correlationId: `retention-${id}` } },
      );
    if ((await articles.load(id)) === null) deleted.add(id);
  }
  return deleted;
}

/** Records which articles are erased, with those of an interrupted run that must be finished, and deletes the drafts among them. */
export async function beginArticles(
  pool: Pool,
  articles: Articles,
  erasing: Erasing,
  cutoffs: Cutoffs,
): Promise<RunArticles> {
  await dropUnbegun(pool, erasing);
  await noteArticles(pool, await dueArticles(pool, cutoffs));
  const noted = await notedArticles(pool);
  const [drafts, others] = [noted.filter(({ kind }) => kind === 'DRAFT'), noted.filter(({ kind }) => kind !== 'DRAFT')];
  const draftIds = drafts.map(({ id }) => id);
  const deleted = await deleteDrafts(articles, draftIds, cutoffs.drafts);
  await pool.query('DELETE FROM app.erased_articles WHERE article_id = ANY($1)', [
    draftIds.filter((id) => !deleted.has(id)),
  ]);
  const ids = [...others.map(({ id }) => id), ...deleted];
  const rejected = others.filter(({ kind }) => kind === 'REJECTED').length;
  const authorIds = await notedAuthors(pool, ids);
  return { rejected, withdrawn: others.length - rejected, drafts: deleted.size, ids, authorIds };
}
