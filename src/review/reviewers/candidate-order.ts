import type { ReviewerCandidate } from '../../contracts';
import { compareTexts } from './compare-texts';

const NUMBERS = [
  'currentAsignments',
  'completedLastYear',
  'assignmentsLastYear',
  'responseTime',
  'rejectPct',
  'acceptedArticles',
  'avgRating',
] as const;
const TEXTS = ['name', 'expertise', 'keywordMatches'] as const;

type Column = (typeof NUMBERS)[number] | (typeof TEXTS)[number];
/** A column, '-' before it for descending; '' for the journal's own order. */
export type CandidateSort = '' | Column | `-${Column}`;

/** What `?sort` may be. */
export const CANDIDATE_SORTS: readonly CandidateSort[] = [
  '',
  ...[...TEXTS, ...NUMBERS].flatMap((column): CandidateSort[] => [column, `-${column}`]),
];

/** A column of numbers. */
export type NumberColumn = (typeof NUMBERS)[number];

/** What a row is sorted by. */
export type Sortable = Pick<
  ReviewerCandidate,
  'firstName' | 'lastName' | 'expertise' | 'nominated' | 'keywordMatches' | NumberColumn
>;

const columnOf = (sort: CandidateSort): string => sort.replace(/^-/, '');

/** The column of which the order needs everybody's number; undefined for the other orders. */
export const numberColumnOf = (sort: CandidateSort): NumberColumn | undefined =>
  NUMBERS.find((column) => column === columnOf(sort));

type Order = (one: Sortable, other: Sortable) => number;

const byName: Order = (one, other) =>
  compareTexts(one.lastName, other.lastName) || compareTexts(one.firstName, other.firstName);

/** Whom the authors nominated, then those who know most of the article's keywords, then by name. */
const byFitness: Order = (one, other) =>
  (one.nominated ?? 3) - (other.nominated ?? 3) ||
  other.keywordMatches.length - one.keywordMatches.length ||
  byName(one, other);

const ORDERS: Record<(typeof TEXTS)[number], Order> = {
  name: byName,
  expertise: (one, other) => compareTexts(one.expertise ?? '', other.expertise ?? ''),
  keywordMatches: (one, other) => one.keywordMatches.length - other.keywordMatches.length,
};

/** Compares two rows. Equal ones stand by name, and those without a number last, whatever the direction. */
export function orderOf(sort: CandidateSort): Order {
  if (sort === '') return byFitness;
  const sign = sort.startsWith('-') ? -1 : 1;
  const text = TEXTS.find((column) => column === columnOf(sort));
  if (text) return (one, other) => sign * ORDERS[text](one, other) || byName(one, other);
  const column = numberColumnOf(sort) ?? 'currentAsignments';
  return (one, other) => {
    const [a, b] = [one[column], other[column]];
    if (a === null || b === null) return a === b ? byName(one, other) : a === null ? 1 : -1;
    return sign * (a - b) || byName(one, other);
  };
}
