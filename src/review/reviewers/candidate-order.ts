import type { CandidateStatistics } from './candidate-statistics';

/** Columns of numbers. */
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
/** A column, '-' before it for descending; '' for the journal's own order. */
export type CandidateSort = '' | Column | `-${Column}`;

/** What `?sort` may be. */
export const CANDIDATE_SORTS: readonly CandidateSort[] = [
  '',
  ...[...TEXTS, ...CANDIDATE_NUMBERS].flatMap((column): CandidateSort[] => [column, `-${column}`]),
];

/** A column of numbers. */
export type NumberColumn = (typeof CANDIDATE_NUMBERS)[number];

/** What a row is sorted by. */
export interface Sortable {
  /** Places as in a `RollEntry`. */
  namePlace: number;
  expertisePlace: number;
  /** The first or second whom the authors nominated. */
  nominated: 1 | 2 | null;
  /** How many keywords of the article the expertise names. */
  matches: number;
  /** Of the column that is sorted by, where it is one of numbers. */
  number: number | null;
}

const columnOf = (sort: CandidateSort): string => sort.replace(/^-/, '');

/** The column of which the order needs everybody's number; undefined for the other orders. */
export const numberColumnOf = (sort: CandidateSort): NumberColumn | undefined =>
  CANDIDATE_NUMBERS.find((column) => column === columnOf(sort));

type Order = (one: Sortable, other: Sortable) => number;

const byName: Order = (one, other) => one.namePlace - other.namePlace;

/** Whom the authors nominated, then those who know most of the article's keywords, then by name. */
const byFitness: Order = (one, other) =>
  (one.nominated ?? 3) - (other.nominated ?? 3) || other.matches - one.matches || byName(one, other);

const ORDERS: Record<(typeof TEXTS)[number], Order> = {
  name: byName,
  expertise: (one, other) => one.expertisePlace - other.expertisePlace,
  keywordMatches: (one, other) => one.matches - other.matches,
};

/** Compares two rows. Equal ones stand by name, and those without a number last, whatever the direction. */
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
