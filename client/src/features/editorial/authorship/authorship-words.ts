import type { AuthorshipView } from '@contracts';

/** 'Confirmed by 3 of 5 authors'; the submitting author has confirmed by submitting. */
export function confirmedBy({ authors }: AuthorshipView): string {
  const count = authors.filter(({ state }) => state === 'CONFIRMED' || state === 'SUBMITTED').length;
  return `Confirmed by ${count} of ${authors.length} authors`;
}
