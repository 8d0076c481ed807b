import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ArticleCardRow } from '../../../../projections/article-card';
import { ARTICLE_SEARCH, keysOfViewer, notInvolvedIn, quickQuery } from '../../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS } from '../../../../projections/reviewer-assignments';
import { fullName, type QuickHit, type QuickRelation, statusForAuthor } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/request-user';
import { ArticleFinder } from '../../search/article-finder';
import { heldBy, meets } from '../../search/search-conditions';
import { NEWEST } from '../../search/search-order';
import { SqlParameters } from '../../search/sql-parameters';
import { FindQuickly } from './find-quickly.query';

/** As many as fit under a field without looking for one's own among them. */
const MOST = 8;

const isOffice = ({ group }: RequestUser): boolean =>
  group === 'editor' || group === 'assistant' || group === 'webmaster';

/** The relations of docs/house.md, 'Access', over rm.article_search, alias `s`. */
function mayKnowOf(user: RequestUser, parameters: SqlParameters): string {
  const own = `s.uploader_id = ${parameters.add(user.userId)}`;
  const wall = notInvolvedIn(ARTICLE_SEARCH, parameters.add(keysOfViewer(user)));
  if (isOffice(user)) return `(${own} OR ${wall})`;
  const asked = `s.article_id IN (SELECT r.article_id FROM ${REVIEWER_ASSIGNMENTS} r
    WHERE r.reviewer_id = ${parameters.add(user.userId)} AND r.mailed_at IS NOT NULL AND r.status <> 'Removed')`;
  const bonds = user.group === 'associate editor' ? `(${asked} OR ${heldBy(user.userId, parameters)})` : asked;
  return `(${own} OR (${bonds} AND ${wall}))`;
}

/** Articles by number, title and author, for everybody: only those that they may open (screens, 'Shell'). */
@QueryHandler(FindQuickly)
export class FindQuicklyHandler implements IQueryHandler<FindQuickly> {
  constructor(private readonly finder: ArticleFinder) {}

  async execute({ q, user }: FindQuickly): Promise<{ items: QuickHit[] }> {
    const query = quickQuery(q);
    if (query === null) return { items: [] };
    const parameters = new SqlParameters();
    const known = mayKnowOf(user, parameters);
    // The best rank first; what an earlier one has found comes again in a later one and is dropped.
    const ranks = [...query.ranks, query.any].map(
      (rank) => `ARRAY(SELECT s.article_id FROM ${ARTICLE_SEARCH} s
        WHERE ${meets(rank, parameters)} AND ${known} ORDER BY ${NEWEST} LIMIT ${MOST})`,
    );
    const rows = await this.finder.cards(ranks.join(' || '), parameters);
    const distinct = [...new Map(rows.map((row) => [row.article_id, row])).values()];
    const held = await this.heldAmong(distinct, user);
    return { items: distinct.slice(0, MOST).map((row) => hitOf(row, user, held)) };
  }

  private async heldAmong(rows: readonly ArticleCardRow[], user: RequestUser): Promise<ReadonlySet<string>> {
    if (user.group !== 'associate editor') return new Set();
    const parameters = new SqlParameters();
    const ids = parameters.add(rows.map((row) => row.article_id));
    const held = `ARRAY(SELECT s.article_id FROM ${ARTICLE_SEARCH} s
      WHERE s.article_id = ANY (${ids}::text[]) AND ${heldBy(user.userId, parameters)})`;
    return new Set((await this.finder.cards(held, parameters)).map((row) => row.article_id));
  }
}

function relationOf(row: ArticleCardRow, user: RequestUser, held: ReadonlySet<string>): QuickRelation {
  if (row.uploader_id === user.userId) return 'own';
  return isOffice(user) || held.has(row.article_id) ? 'office' : 'reviewer';
}

function hitOf(row: ArticleCardRow, user: RequestUser, held: ReadonlySet<string>): QuickHit {
  const relation = relationOf(row, user, held);
  const [first] = row.authors;
  const names = first ? fullName(first) : '';
  return {
    id: row.article_id,
    articleId: row.number,
    articleTitle: row.title,
    authors: row.authors.length > 1 ? `${names} et al.` : names,
    revision: row.revision,
    relation,
    status: { own: statusForAuthor(row.status), office: row.status, reviewer: null }[relation],
  };
}
