import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_LOG } from '../../../../projections/article-log';
import { Articles, type ArticleState, Refusal } from '../../../article';
import { AuthorVeil } from '../../../article-desk/public';
import { countAbstractWords, fullName, type RevisionChanges } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { changedFiles } from './changed-files';

/** $1: the article. */
const SUBMITTED = `SELECT max(stream_revision)::int AS entry FROM ${ARTICLE_LOG}
  WHERE article_id = $1 AND event_type = 'RevisionSubmitted'`;

interface GetRevisionChanges {
  articleId: string;
  user: RequestUser;
}

/** Compares the present revision with the one before, whose content was final when the present one was submitted. */
@Injectable()
export class GetRevisionChangesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
  ) {}

  /** @throws Refusal NOT_FOUND when there is no such article. */
  async read({ articleId, user }: GetRevisionChanges): Promise<RevisionChanges> {
    const now = await this.articles.load(articleId);
    if (!now) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const { rows } = await this.pool.query<{ entry: number | null }>(SUBMITTED, [articleId]);
    const entry = rows[0]?.entry ?? null;
    const around = entry === null ? null : await this.articles.loadAround(articleId, entry);
    return changesOf(await this.veil.stateFor(now, user, around?.before ?? now), await this.veil.stateFor(now, user));
  }
}

function changesOf(before: ArticleState, now: ArticleState): RevisionChanges {
  const [titleBefore, title] = [before.fields.articleTitle, now.fields.articleTitle];
  const [abstractBefore, abstract] = [before.fields.abstractText, now.fields.abstractText];
  const words = { before: countAbstractWords(abstractBefore), after: countAbstractWords(abstract) };
  return {
    revision: now.revision,
    title: titleBefore === title ? null : { before: titleBefore, after: title },
    abstractWords: abstractBefore === abstract ? null : words,
    authors: { added: authorsOnlyIn(now, before), removed: authorsOnlyIn(before, now) },
    files: changedFiles(now.files, now.revision),
  };
}

const authorsOnlyIn = (one: ArticleState, other: ArticleState): string[] =>
  one.authors.filter(({ id }) => !other.authors.some((author) => author.id === id)).map(fullName);
