import type { ReviewerCandidate, SuggestedPerson } from '@contracts';

export const BARRED: Record<NonNullable<SuggestedPerson['barred']>, string> = {
  AUTHOR: 'Author of this article',
  UPLOADER: 'Uploaded this article',
  EXCLUDED: 'Excluded by the authors',
  BLACKLISTED: 'On the blacklist',
  ASSIGNED: 'Already a reviewer',
  GROUP: 'Not in a group that reviews',
};

export const CONFLICTS: Record<ReviewerCandidate['conflicts'][number], { short: string; long: string }> = {
  SAME_DOMAIN: { short: 'Same domain', long: 'The same email domain as an author' },
  SAME_INSTITUTE: { short: 'Same institute', long: 'The same institute as an author' },
  NAME_ON_BLACKLIST: {
    short: 'Name on the blacklist',
    long: 'A person on the blacklist has this name, with a different email address',
  },
};

/** The order without a chosen column. */
export const DEFAULT_ORDER = 'Nominated first, then matching keywords';

/** The orders to choose from, in words; headers offer all others. */
export const ORDERS: readonly (readonly [sort: string, words: string])[] = [
  ['', DEFAULT_ORDER],
  ['-keywordMatches', 'Most matching keywords'],
  ['currentAsignments', 'Lowest load'],
  ['-completedLastYear', 'Most reviews completed'],
  ['responseTime', 'Quickest answers'],
  ['rejectPct', 'Fewest refusals'],
  ['-avgRating', 'Highest rating'],
  ['name', 'Name'],
];

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** The doubts about a candidate in one line; '' without any. */
export const doubtsOf = ({ conflicts }: ReviewerCandidate): string =>
  conflicts.map((conflict) => CONFLICTS[conflict].long).join('. ');
