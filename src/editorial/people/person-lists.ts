import { ARTICLE_SEARCH, involvedIn, placeOfStatus } from '../../../projections/article-search';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import { ONGOING_STATUSES } from '../../article';
import { authorsKnown, type Veil } from '../../article-desk/public';
import { keysOfPerson, type PersonPart } from '../../contracts';
import { identityOf, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { visibleTo } from '../search/sql/search-conditions';
import type { SqlParameters } from '../search/sql/sql-parameters';

/** The account and those that were merged into it. */
const idsOf = ({ id, formerIds = [] }: PersonSummary): string[] => [id, ...formerIds];

/** Drafts are visible to their author alone. */
const SUBMITTED = `s.status_place <> ${placeOfStatus('DRAFT')}`;

/** A decision leaves the article with its associate editor, who has nothing to do for it after the last one. */
const ONGOING = `s.status_place IN (${ONGOING_STATUSES.map(placeOfStatus).join(', ')})`;

/** FROM and WHERE of one list: `s` is rm.article_search, `r` requests to reviewers. */
interface PersonListSql {
  from: string;
  where: string;
}

/**
 * What the viewer may not see is left out of lists and numbers: both would show an editor who reviews their own article (lifecycle, section
 * 1).
 */
export function personListSql(
  part: PersonPart,
  person: PersonSummary,
  user: RequestUser,
  parameters: SqlParameters,
  veil: Veil,
): PersonListSql {
  const visible = [SUBMITTED, ...visibleTo(user, parameters)].join(' AND ');
  const from = `${ARTICLE_SEARCH} s`;
  if (part === 'written') {
    const keys = parameters.add(keysOfPerson(identityOf(person)));
    return { from, where: `${involvedIn(keys)} AND ${authorsKnown(veil, 's')} AND ${visible}` };
  }
  const ids = `ANY (${parameters.add(idsOf(person))}::text[])`;
  if (part === 'held') return { from, where: `s.holder_id = ${ids} AND ${ONGOING} AND ${visible}` };
  return {
    from: `${REVIEWER_ASSIGNMENTS} r JOIN ${from} USING (article_id)`,
    where: `r.reviewer_id = ${ids} AND r.status <> 'Removed' AND ${visible}`,
  };
}

/** In SQL: a request that waits for the reviewer. */
export const OPEN_REQUEST = "r.status IN ('Mailed', 'Accepted')";

/** In SQL: the date by which the reviewer should answer or review; null when nothing is expected. */
export const REQUEST_DUE = `CASE r.status WHEN 'Mailed' THEN r.answer_due_at WHEN 'Accepted' THEN r.review_due_at END`;
