import { type ImportRunView, t } from '@contracts';

/** The texts for the counts of a run. Counts that are not listed are for the command line. */
const COUNTED: Record<string, (count: number) => string> = {
  new: (count) => t('{count} new', { count }),
  here: (count) => t('{count} with an account here', { count }),
  same: (count) => t('{count} imported before', { count }),
  continued: (count) => t('{count} continued', { count }),
  'changed here': (count) => t('{count} changed here', { count }),
  left: (count) => t('{count} not imported', { count }),
  reviews: (count) => t('{count, plural, one {# review} other {# reviews}}', { count }),
  files: (count) => t('{count, plural, one {# file} other {# files}}', { count }),
  authors: (count) => t('{count, plural, one {# author} other {# authors}}', { count }),
  created: (count) => t('{count, plural, one {# new account} other {# new accounts}}', { count }),
};

/** The counts of a run in words, without those that are 0. */
export const countsInWords = ({ counts }: ImportRunView): string =>
  Object.entries(counts)
    .flatMap(([name, count]) => (count === 0 ? [] : (COUNTED[name]?.(count) ?? [])))
    .join(', ') || t('Nothing to import');
