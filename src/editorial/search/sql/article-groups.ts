import {
  ARTICLE_COUNTS,
  ARTICLE_SEARCH,
  involvedIn,
  keysOfViewer,
  placeOfStatus,
} from '../../../../projections/article-search';
import { type ArticleFilters, statusesWanted } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { ArticleRows } from '../article-rows';
import { SqlParameters } from './sql-parameters';

/** Number of articles with the same status, type and revision. */
export interface ArticleGroup {
  statusPlace: number;
  typeId: number;
  revision: number;
  articles: number;
}

/** True when the office's totals for these filters are known without counting: they filter only by statuses and type. */
export function areCounted({ statusList: _list, active: _active, typeId: _type, ...others }: ArticleFilters): boolean {
  return Object.values(others).every((value) => value === undefined || value === '');
}

/** The groups that a member of the office may see and that meet the filters: all articles except the few behind the conflict wall. */
export async function groupsOf(rows: ArticleRows, filters: ArticleFilters, user: RequestUser): Promise<ArticleGroup[]> {
  const parameters = new SqlParameters();
  const sql = `SELECT status_place AS "statusPlace", type_id AS "typeId", revision, sum(articles)::int AS articles
    FROM (SELECT status_place, type_id, revision, articles FROM ${ARTICLE_COUNTS}
      UNION ALL SELECT s.status_place, s.type_id, s.revision, -1 FROM ${ARTICLE_SEARCH} s
        WHERE ${involvedIn(parameters.add(keysOfViewer(user)))}) g
    GROUP BY status_place, type_id, revision`;
  const places = statusesWanted(filters)?.map(placeOfStatus);
  const { typeId } = filters;
  return (await rows.read<ArticleGroup>(sql, parameters.values, false)).filter(
    (group) =>
      (places === undefined || places.includes(group.statusPlace)) && (typeId === undefined || typeId === group.typeId),
  );
}
