import type { CandidateStatistics } from './numbers/asked-numbers';

/** Numeric columns. */
export const CANDIDATE_NUMBERS = [
  'currentAsignments',
  'completedLastYear',
  'assignmentsLastYear',
  'responseTime',
  'rejectPct',
  'acceptedArticles',
  'avgRating',
] as const satisfies readonly (keyof CandidateStatistics)[];
const TEXTS = ['name', 'expertise', 'keywordMatches'] as const;

type Column = (typeof CANDIDATE_NUMBERS)[number] | (typeof TEXTS)[number];
/** A column, with a leading '-' for descending; '' for the journal's default order. */
export type CandidateSort = '' | Column | `-${Column}`;

/** The valid values of `?sort`. */
export const CANDIDATE_SORTS: readonly CandidateSort[] = [
  '',
  ...[...TEXTS, ...CANDIDATE_NUMBERS].flatMap((column): CandidateSort[] => [column, `-${column}`]),
];

/** A numeric column. */
export type NumberColumn = (typeof CANDIDATE_NUMBERS)[number];

/** The values by which a row is sorted. */
export interface Sortable {
  /** Ranks as in a `CandidateEntry`. */
  namePlace: number;
  expertisePlace: number;
  /** 1 or 2: the authors' first or second nominee. */
  nominated: 1 | 2 | null;
  /** How many of the article's keywords the expertise matches. */
  matches: number;
  /** How well the person fits the article (`fitOf`). */
  fit: number;
  /** The value of the sort column, if it is numeric. */
  number: number | null;
}

const columnOf = (sort: CandidateSort): string => sort.replace(/^-/, '');

/** The column whose value the order needs for every candidate; undefined for the other orders. */
export const numberColumnOf = (sort: CandidateSort): NumberColumn | undefined =>
  CANDIDATE_NUMBERS.find((column) => column === columnOf(sort));

type Order = (one: Sortable, other: Sortable) => number;

const byName: Order = (one, other) => one.namePlace - other.namePlace;

/** First the authors' nominees, then the people with the best fit, then by name. */
const byFitness: Order = (one, other) =>
  (one.nominated ?? 3) - (other.nominated ?? 3) ||
  other.fit - one.fit ||
  other.matches - one.matches ||
  byName(one, other);

const ORDERS: Record<(typeof TEXTS)[number], Order> = {
  name: byName,
  expertise: (one, other) => one.expertisePlace - other.expertisePlace,
  keywordMatches: (one, other) => one.matches - other.matches,
};

/** Compares two rows. Ties are sorted by name; rows without a value come last in both directions. */
export function orderOf(sort: CandidateSort): Order {
  if (sort === '') return byFitness;
  const sign = sort.startsWith('-') ? -1 : 1;
  const text = TEXTS.find((column) => column === columnOf(sort));
  if (text) return (one, other) => sign * ORDERS[text](one, other) || byName(one, other);
  return (one, other) => {
    const [a, b] = [one.number, other.number];
    if (a === null || b === null) return a === b ? byName(one, other) : a === null ? 1 : -1;
    return sign * (a - b) || byName(one, other);
  };
}

interface Page<Entry, Row> {
  sort: CandidateSort;
  from: number;
  size: number;
  rowOf(entry: Entry): Row;
  /** False for a person without any value for the default order except the name. */
  isKnown(entry: Entry): boolean;
}

/**
 * One page of people, who are passed sorted by name. In the default order, most of thousands have only their name, so they need no sorting.
 */
export function pageOf<Entry, Row extends Sortable>(entries: readonly Entry[], page: Page<Entry, Row>): Row[] {
  const { sort, from, size, rowOf, isKnown } = page;
  const isDefault = sort === '';
  const known = (isDefault ? entries.filter(isKnown) : entries).map(rowOf).sort(orderOf(sort));
  if (!isDefault || known.length >= from + size) return known.slice(from, from + size);
  const others = entries.filter((entry) => !isKnown(entry));
  const behind = Math.max(0, from - known.length);
  const rest = others.slice(behind, behind + size).map(rowOf);
  return [...known.slice(from), ...rest].slice(0, size);
}
