import type { ReviewerCandidate } from '../../contracts';

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

const columnOf = (sort: CandidateSort): string => sort.replace(/^-/, '');

/** Whether the order needs everybody's numbers. */
export const isByNumbers = (sort: CandidateSort): boolean => NUMBERS.some((column) => column === columnOf(sort));

type Order = (one: ReviewerCandidate, other: ReviewerCandidate) => number;

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });
const byName: Order = (one, other) =>
  collator.compare(one.lastName, other.lastName) || collator.compare(one.firstName, other.firstName);

/** Whom the authors nominated, then those who know most of the article's keywords, then by name. */
const byFitness: Order = (one, other) =>
  (one.nominated ?? 3) - (other.nominated ?? 3) ||
  other.keywordMatches.length - one.keywordMatches.length ||
  byName(one, other);

const ORDERS: Record<(typeof TEXTS)[number], Order> = {
  name: byName,
  expertise: (one, other) => collator.compare(one.expertise ?? '', other.expertise ?? ''),
  keywordMatches: (one, other) => one.keywordMatches.length - other.keywordMatches.length,
};

/** Compares two rows. Equal ones stand by name, and those without a number last, whatever the direction. */
export function orderOf(sort: CandidateSort): Order {
  if (sort === '') return byFitness;
  const sign = sort.startsWith('-') ? -1 : 1;
  const text = TEXTS.find((column) => column === columnOf(sort));
  if (text) return (one, other) => sign * ORDERS[text](one, other) || byName(one, other);
  const column = NUMBERS.find((name) => name === columnOf(sort)) ?? 'currentAsignments';
  return (one, other) => {
    const [a, b] = [one[column], other[column]];
    if (a === null || b === null) return a === b ? byName(one, other) : a === null ? 1 : -1;
    return sign * (a - b) || byName(one, other);
  };
}
