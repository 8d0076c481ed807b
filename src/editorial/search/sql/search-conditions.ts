import {
  ARTICLE_SEARCH,
  type FindQuery,
  findQuery,
  keysOfViewer,
  keywordQuery,
  MARKS,
  NOTHING,
  notInvolvedIn,
  numberQuery,
  placeOfStatus,
  titleQuery,
} from '../../../../projections/article-search';
import { authorsKnown, type Veil } from '../../../article-desk/public';
import { type ArticleFilters, dayNumber, NO_HOLDER, startOfDay, statusesWanted } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { statusThen } from './as-of';
import { isLate } from './late-articles';
import type { SqlParameters } from './sql-parameters';

/** What the filters need in addition. */
export interface FilterContext {
  user: RequestUser;
  timeZone: string;
  /** Ids and e-mails by which the filter's author may be found. */
  authorKeys: readonly string[];
  /** The start of today on the journal's calendar. */
  today: Date;
  /** After this many days without any date, the office is late. */
  officeIdleDays: number;
  /** What the user must not see about authors. */
  veil: Veil;
  /** The moment whose statuses count; null means now. */
  asOf: Date | null;
}

const DAY = 86_400_000;
/** The day of a filter, which is a day or a moment of it. */
const dayOf = (text: string, timeZone: string): number =>
  text.includes('T') ? dayNumber(new Date(text), timeZone) : Date.parse(`${text}T00:00:00Z`) / DAY;

/**
 * The office sees every article, an associate editor those that they hold now. Articles behind the conflict wall are hidden (lifecycle,
 * section 1).
 */
export function visibleTo(user: RequestUser, parameters: SqlParameters): string[] {
  const wall = notInvolvedIn(ARTICLE_SEARCH, parameters.add(keysOfViewer(user)));
  return user.group === 'associate editor' ? [wall, heldNowBy(user.userId, parameters)] : [wall];
}

/** Articles that a person holds or held: a filter, which gives no right to see them. */
const heldBy = (userId: string, parameters: SqlParameters): string =>
  `s.held_by @> ARRAY[${parameters.add(userId)}]::text[]`;

export const heldNowBy = (userId: string, parameters: SqlParameters): string =>
  `s.holder_id = ${parameters.add(userId)}`;

/** Tsqueries for the words of all filters together; null without words. */
export function wordsOf({ q = '', title = '', keyword = '', articleId = '' }: ArticleFilters): FindQuery | null {
  const found = q.trim() === '' ? null : (findQuery(q) ?? { any: NOTHING, ranks: [] });
  const fields = [
    ...(title.trim() === '' ? [] : [titleQuery(title)]),
    ...(keyword.trim() === '' ? [] : [keywordQuery(keyword)]),
    ...(articleId.trim() === '' ? [] : [numberQuery(articleId)]),
  ];
  if (found === null && fields.length === 0) return null;
  const within = (query: string): string => [query, ...fields].map((one) => `(${one})`).join(' & ');
  if (found === null) return { any: fields.map((one) => `(${one})`).join(' & '), ranks: [] };
  return { any: within(found.any), ranks: found.ranks.map(within) };
}

/** A query that finds nothing by the names of authors. */
const withoutAuthors = (query: string): string =>
  query.replace(new RegExp(`'${MARKS.author}[^']*'(?::\\*)?`, 'g'), NOTHING);

const matches = (query: string, parameters: SqlParameters): string => `s.words @@ ${parameters.add(query)}::tsquery`;

/** Condition that the words of an article match a tsquery; without the authors' names if the reader must not know them. */
export function meets(query: string, parameters: SqlParameters, veil: Veil): string {
  const nameless = withoutAuthors(query);
  if (!veil.hides || nameless === query) return matches(query, parameters);
  return `(${matches(nameless, parameters)} OR (${matches(query, parameters)} AND ${authorsKnown(veil, 's')}))`;
}

/** Conditions for what the viewer may see and the filters select, apart from the words. */
export function visibleAndFiltered(
  filters: ArticleFilters,
  context: FilterContext,
  parameters: SqlParameters,
): string[] {
  const { user, timeZone, authorKeys } = context;
  const where: string[] = [];
  // With words, the index on words must be used and not the one on days: comparing the words of all articles of a year costs more.
  const submitted = wordsOf(filters) ? "(s.submitted_at + interval '0')" : 's.submitted_at';
  const { typeId, uploadUserId, associateEditorId, authorId, dateFrom, dateTo, holderId } = filters;
  if (typeId !== undefined) where.push(`s.type_id = ${parameters.add(typeId)}`);
  if (uploadUserId) where.push(`s.uploader_id = ${parameters.add(uploadUserId)}`);
  if (associateEditorId) where.push(heldBy(associateEditorId, parameters));
  if (holderId) where.push(holderId === NO_HOLDER ? 's.holder_id IS NULL' : heldNowBy(holderId, parameters));
  if (filters.late) where.push(isLate(context, parameters));
  if (authorId) where.push(`s.author_keys && ${parameters.add(authorKeys)}::text[]`);
  if (uploadUserId || authorId) where.push(authorsKnown(context.veil, 's'));
  if (dateFrom) where.push(`${submitted} >= ${parameters.add(startOfDay(dayOf(dateFrom, timeZone), timeZone))}`);
  if (dateTo) where.push(`${submitted} < ${parameters.add(startOfDay(dayOf(dateTo, timeZone) + 1, timeZone))}`);
  // Last, since they cost the most per row.
  return [
    ...ofStatus(filters, context, parameters),
    ...where,
    ...visibleTo(user, parameters),
    ...thereAt(filters, context, parameters),
  ];
}

/** The filter by the present status. */
function ofStatus(filters: ArticleFilters, { asOf }: FilterContext, parameters: SqlParameters): string[] {
  const statuses = statusesWanted(filters);
  if (asOf !== null || !statuses) return [];
  return [`s.status_place = ANY (${parameters.add(statuses.map(placeOfStatus))}::int[])`];
}

/** As of a moment: the article existed then, and had one of the statuses. */
function thereAt(filters: ArticleFilters, { asOf }: FilterContext, parameters: SqlParameters): string[] {
  if (asOf === null) return [];
  const [statuses, status] = [statusesWanted(filters), statusThen(parameters.add(asOf))];
  return [statuses ? `${status} = ANY (${parameters.add(statuses)}::text[])` : `${status} IS NOT NULL`];
}

/** The same conditions, with the words. */
export function conditionsOf(filters: ArticleFilters, context: FilterContext, parameters: SqlParameters): string[] {
  const words = wordsOf(filters);
  const where = visibleAndFiltered(filters, context, parameters);
  return words === null ? where : [...where, meets(words.any, parameters, context.veil)];
}
