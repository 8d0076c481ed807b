import { type ReviewerCandidate, type SuggestedPerson, t } from '@contracts';
import { formatDate } from '../../../../shared/display/format';

export const BARRED: Record<NonNullable<SuggestedPerson['barred']>, string> = {
  AUTHOR: t('Author of this article'),
  UPLOADER: t('Uploaded this article'),
  EXCLUDED: t('Excluded by the authors'),
  BLACKLISTED: t('On the blacklist'),
  ASSIGNED: t('Already a reviewer'),
  GROUP: t('Not in a group that reviews'),
};

export const CONFLICTS: Record<ReviewerCandidate['conflicts'][number], { short: string; long: string }> = {
  SAME_DOMAIN: { short: t('Same domain'), long: t('The same email domain as an author') },
  SAME_INSTITUTE: { short: t('Same institute'), long: t('The same institute as an author') },
  NAME_ON_BLACKLIST: {
    short: t('Name on the blacklist'),
    long: t('A person on the blacklist has this name, with a different email address'),
  },
  MAILS_BOUNCE: { short: t('Mails bounce'), long: t('Emails to this person’s address are bouncing') },
};

/** The order if no column is chosen. */
export const DEFAULT_ORDER = t('Nominated first, then best match');

/** The orders that can be chosen by name; the column headers offer all others. */
export const ORDERS: readonly (readonly [sort: string, words: string])[] = [
  ['', DEFAULT_ORDER],
  ['-keywordMatches', t('Most matching keywords')],
  ['currentAsignments', t('Lowest workload')],
  ['-completedLastYear', t('Most reviews completed')],
  ['responseTime', t('Quickest answers')],
  ['rejectPct', t('Fewest refusals')],
  ['-avgRating', t('Highest rating')],
  ['name', t('Name')],
];

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

type Doubtful = Pick<ReviewerCandidate, 'conflicts'> & Partial<Pick<ReviewerCandidate, 'bouncesSince'>>;

/** The doubts about a candidate in one line; '' if there are none. */
export const doubtsOf = ({ conflicts, bouncesSince = null }: Doubtful): string =>
  conflicts
    .map((conflict) =>
      conflict === 'MAILS_BOUNCE' && bouncesSince !== null ? bounceWords(bouncesSince) : CONFLICTS[conflict].long,
    )
    .join('. ');

const bounceWords = (since: string): string =>
  t('Emails to this person’s address have been bouncing since {date}', { date: formatDate(since) });
