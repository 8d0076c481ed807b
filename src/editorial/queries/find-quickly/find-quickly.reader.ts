import { Injectable } from '@nestjs/common';
import { ARTICLE_CARD, type ArticleCardRow } from '../../../../projections/article-card';
import { ARTICLE_SEARCH, keysOfViewer, notInvolvedIn, quickQuery } from '../../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS } from '../../../../projections/reviewer-assignments';
import { AuthorVeil, hidesAuthorsOf, type Veil } from '../../../article-desk/public';
import { fullName, type QuickHit, type QuickRelation, statusForAuthor, t } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { inRequestLanguage } from '../../../platform/http/language/request-language';
import { ArticleRows } from '../../search/article-rows';
import { heldNowBy, meets } from '../../search/sql/search-conditions';
import { NEWEST_OF_FEW } from '../../search/sql/search-order';
import { SqlParameters } from '../../search/sql/sql-parameters';

/** As many as fit below the field and can be scanned at a glance. */
const MOST = 8;

const NAMED = ` AND EXISTS (SELECT FROM ${ARTICLE_CARD} c WHERE c.article_id = r.article_id AND NOT c.hides_authors)`;

const isOffice = ({ group }: RequestUser): boolean =>
  group === 'editor' || group === 'assistant' || group === 'webmaster';

/**
 * The relations of 'Access' in the docs, over rm.article_search, alias `s`. A search by author leaves out the articles that the caller
 * reviews without knowing the authors: finding one by a name would reveal them.
 */
function mayKnowOf(user: RequestUser, parameters: SqlParameters, byAuthor: boolean): string {
  const me = parameters.add(user.userId);
  const wall = notInvolvedIn(ARTICLE_SEARCH, parameters.add(keysOfViewer(user)));
  if (isOffice(user)) return `(s.uploader_id = ${me} OR ${wall})`;
  const held = user.group === 'associate editor' ? `OR s.holder_id = ${me}` : '';
  // People outside the office may see few articles: these are looked up first, and then their words are compared.
  return `s.article_id = ANY (ARRAY(SELECT s.article_id FROM ${ARTICLE_SEARCH} s WHERE s.uploader_id = ${me} ${held}
      UNION SELECT r.article_id FROM ${REVIEWER_ASSIGNMENTS} r
        WHERE r.reviewer_id = ${me} AND r.mailed_at IS NOT NULL AND r.status <> 'Removed'${byAuthor ? NAMED : ''}))
    AND (s.uploader_id = ${me} OR ${wall})`;
}

interface Ranked {
  user: RequestUser;
  veil: Veil;
  byAuthor: boolean;
}

interface FindQuickly {
  q: string;
  user: RequestUser;
}

/** Articles by number, title and author, for all users: only those that they may open (screens, 'Shell'). */
@Injectable()
export class FindQuicklyReader {
  constructor(
    private readonly articles: ArticleRows,
    private readonly veil: AuthorVeil,
  ) {}

  async read({ q, user }: FindQuickly): Promise<{ items: QuickHit[] }> {
    const query = quickQuery(q);
    if (query === null) return { items: [] };
    const veil = await this.veil.of(user);
    const found = new Map<string, ArticleCardRow>();
    // Best rank first. Duplicates in later ranks are dropped, and a full list needs no further query.
    for (const rank of [...query.ranks, query.any]) {
      for (const row of await this.ofRank(rank, { user, veil, byAuthor: rank === query.any }))
        found.set(row.article_id, found.get(row.article_id) ?? row);
      if (found.size >= MOST) break;
    }
    const rows = [...found.values()].slice(0, MOST);
    const held = await this.heldAmong(rows, user);
    return { items: inRequestLanguage(() => rows.map((row) => hitOf(row, user, held, veil))) };
  }

  private ofRank(rank: string, { user, veil, byAuthor }: Ranked): Promise<ArticleCardRow[]> {
    const parameters = new SqlParameters();
    const where = `${meets(rank, parameters, veil)} AND ${mayKnowOf(user, parameters, byAuthor)}`;
    const sql = `SELECT s.article_id FROM ${ARTICLE_SEARCH} s WHERE ${where} ORDER BY ${NEWEST_OF_FEW} LIMIT ${MOST}`;
    return this.articles.cards(sql, parameters, true);
  }

  private async heldAmong(rows: readonly ArticleCardRow[], user: RequestUser): Promise<ReadonlySet<string>> {
    if (user.group !== 'associate editor') return new Set();
    const parameters = new SqlParameters();
    const ids = parameters.add(rows.map((row) => row.article_id));
    const held = `SELECT s.article_id FROM ${ARTICLE_SEARCH} s
      WHERE s.article_id = ANY (${ids}::text[]) AND ${heldNowBy(user.userId, parameters)}`;
    return new Set((await this.articles.cards(held, parameters, false)).map((row) => row.article_id));
  }
}

function relationOf(row: ArticleCardRow, user: RequestUser, held: ReadonlySet<string>): QuickRelation {
  if (row.uploader_id === user.userId) return 'own';
  return isOffice(user) || held.has(row.article_id) ? 'office' : 'reviewer';
}

function hitOf(row: ArticleCardRow, user: RequestUser, held: ReadonlySet<string>, veil: Veil): QuickHit {
  const relation = relationOf(row, user, held);
  const isHidden = relation === 'reviewer' ? row.hides_authors : relation === 'office' && hidesAuthorsOf(row, veil);
  const [first] = isHidden ? [] : row.authors;
  const names = first ? fullName(first) : '';
  return {
    id: row.article_id,
    articleId: row.number,
    articleTitle: row.title,
    authors: first && row.authors.length > 1 ? t('{name} et al.', { name: names }) : names,
    revision: row.revision,
    relation,
    status: { own: statusForAuthor(row.status), office: row.status, reviewer: null }[relation],
  };
}
