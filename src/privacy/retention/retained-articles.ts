import type { Pool } from 'pg';
import { EMAIL_LOG } from '../../../projections/email-log';
import { type Articles, articleStream, mailStream } from '../../article';
import type { ErasedPart } from '../../platform/personal-data';
import type { Erasing } from '../erasure/erasing';
import type { Cutoffs } from './cutoffs';
import { dueArticles, type DueMail, NAMES_PEOPLE } from './due';
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
async function deleteDrafts(articles: Articles, ids: readonly string[], before: Date | null): Promise<string[]> {
  const deleted: string[] = [];
  for (const id of ids) {
    if (before !== null && (await articles.load(id)) !== null)
      await articles.execute(
        id,
        ({ status, lastUpdateAt }) =>
          status === 'DRAFT' && Date.parse(lastUpdateAt) < before.getTime() ? { type: 'DeleteDraft', data: {} } : [],
        { actor: { kind: 'system' }, meta: { correlationId: `retention-${id}` } },
      );
    if ((await articles.load(id)) === null) deleted.push(id);
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
    draftIds.filter((id) => !deleted.includes(id)),
  ]);
  const ids = [...others.map(({ id }) => id), ...deleted];
  const rejected = others.filter(({ kind }) => kind === 'REJECTED').length;
  const authorIds = await notedAuthors(pool, ids);
  return { rejected, withdrawn: others.length - rejected, drafts: deleted.length, ids, authorIds };
}

/** The streams of articles whose texts are erased completely, with those of their mails. */
export async function streamsOfArticles(pool: Pool, ids: readonly string[]): Promise<Map<string, ErasedPart>> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT mail_id AS id FROM ${EMAIL_LOG} WHERE article_id = ANY($1) AND ${NAMES_PEOPLE}`,
    [ids],
  );
  return new Map([...ids.map(articleStream), ...rows.map(({ id }) => mailStream(id))].map((id) => [id, 'all']));
}

/** The streams of mails that are erased; of an article's stream only its mails before that moment. */
export function streamsOfMails(mails: readonly DueMail[], before: Date): Map<string, ErasedPart> {
  const isOldMail: ErasedPart = ({ type, metadata }) =>
    type === 'MailRequested' && Date.parse(metadata.at) < before.getTime();
  return new Map(
    mails.flatMap(({ id, articleId, namesPeople }): [string, ErasedPart][] => [
      ...(articleId === null ? [] : [[articleStream(articleId), isOldMail] as [string, ErasedPart]]),
      ...(articleId === null || namesPeople ? [[mailStream(id), 'all'] as [string, ErasedPart]] : []),
    ]),
  );
}
