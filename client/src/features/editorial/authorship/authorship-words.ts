import { type AuthorshipView, t } from '@contracts';

/** 'Confirmed by 3 of 5 authors'; the submitting author has confirmed by submitting. */
export function confirmedBy({ authors }: AuthorshipView): string {
  const count = authors.filter(({ state }) => state === 'CONFIRMED' || state === 'SUBMITTED').length;
  return t('Confirmed by {count} of {all, plural, one {# author} other {# authors}}', { count, all: authors.length });
}
