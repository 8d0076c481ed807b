import { authorsKnown, type Veil } from '../../../article-desk/public';

/** Newest number first: the order of ties, and the default. Read along the index of numbers. */
export const NEWEST = 's.number_key DESC';

/** The oldest number first. */
export const NEWEST_FROM_END = 's.number_key ASC';

/** `NEWEST` by sorting the matches, since the index is slow if few articles match. */
export const NEWEST_OF_FEW = '(s.number_key + 0) DESC';

/** The sort key: a column of rm.article_search, alias `s`, then the number. */
export interface SearchOrder {
  column: string;
  descending: boolean;
  nullsLast: boolean;
}

/** Text columns: rows with equal texts are sorted in the same direction as the texts. */
const TEXTS: readonly string[] = ['s.title_key', 's.author_key'];

const COLUMNS: Readonly<Record<string, string>> = {
  articleId: 's.number_key',
  articleTitle: 's.title_key',
  status: 's.status_place',
  revision: 's.revision',
  uploadDate: 's.submitted_at',
  authors: 's.author_key',
};

/** True when a list is sorted by the associate editor; `orderByHolder` gets the order of their names. */
export const isByHolder = (sort: string): boolean => /^-?associateEditor(?:,|$)/.test(sort);

/** True when a list is sorted by the authors. */
export const isByAuthor = (sort: string): boolean => orderOf(sort).column === COLUMNS['authors'];

/** The order for a reader who must not know all authors: a position among other names would reveal an author. */
export const namelessOrder = (order: SearchOrder, veil: Veil): SearchOrder =>
  veil.hides && order.column === COLUMNS['authors']
    ? { ...order, column: `CASE WHEN ${authorsKnown(veil, 's')} THEN ${order.column} END`, nullsLast: true }
    : order;

/** Sorts by the associate editor who holds the article; `ids` is an SQL array of associate editors by name. */
export function orderByHolder(sort: string, ids: string): SearchOrder {
  const [, direction] = sort.split(',');
  const descending = sort.startsWith('-') !== (direction === 'desc');
  return { column: `array_position(${ids}, s.holder_id)`, descending, nullsLast: true };
}

/** `sort`: a field, with a leading `-` or a trailing `,desc` for descending; '' for newest first. */
export function orderOf(sort: string): SearchOrder {
  const [field = '', direction] = sort.replace(/^-/, '').split(',');
  const column = COLUMNS[field];
  if (column === undefined) return { column: 's.number_key', descending: true, nullsLast: false };
  return { column, descending: sort.startsWith('-') !== (direction === 'desc'), nullsLast: field === 'uploadDate' };
}

// Larger than every number_key. A column of few values and the number are sorted as one number, five times faster than as two columns.
const ABOVE_NUMBERS = '10000000000000::bigint';
const FEW_VALUES: readonly string[] = ['s.status_place', 's.revision'];

const [UP, DOWN] = ['ASC', 'DESC'] as const;
const opposite = (way: string): string => (way === UP ? DOWN : UP);

/** The order as SQL; `key` and `number` are the two columns. Empty values come last; numbers follow the direction of titles. */
export function orderBy(order: SearchOrder, key = order.column, number = 's.number_key'): string {
  const { column, descending, nullsLast } = order;
  const way = descending ? DOWN : UP;
  if (column === 's.number_key') return `${number} ${way}`;
  if (FEW_VALUES.includes(column)) return `${joined(order, key, number)} ${way}`;
  return `${key} ${way}${nullsLast ? ' NULLS LAST' : ''}, ${number} ${TEXTS.includes(column) ? way : DOWN}`;
}

/** The order reversed, read backwards along the same index. Not for columns of few values. */
export function orderFromEnd({ column, descending, nullsLast }: SearchOrder): string {
  const way = opposite(descending ? DOWN : UP);
  if (column === 's.number_key') return `s.number_key ${way}`;
  return `${column} ${way}${nullsLast ? ' NULLS FIRST' : ''}, s.number_key ${TEXTS.includes(column) ? way : UP}`;
}

const joined = ({ descending }: SearchOrder, key: string, number: string): string =>
  `(${key} * ${ABOVE_NUMBERS} ${descending ? '+' : '-'} ${number})`;
