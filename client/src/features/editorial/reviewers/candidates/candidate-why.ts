import { decimal, type ReviewerCandidate, t } from '@contracts';

/** What the person did on articles close to this one; '' without any. */
export function closeWords({ close: { reviewed, wrote } }: ReviewerCandidate): string {
  if (reviewed === 0 && wrote === 0) return '';
  if (wrote === 0)
    return t('Reviewed {count, plural, one {# close article} other {# close articles}}', { count: reviewed });
  if (reviewed === 0)
    return t('Wrote {count, plural, one {# close article} other {# close articles}}', { count: wrote });
  return t('Reviewed {count, plural, one {# close article} other {# close articles}}, wrote {wrote}', {
    count: reviewed,
    wrote,
  });
}

/** The reasons for the person's rank, as text. */
export function whyOf(candidate: ReviewerCandidate): string {
  const { responseTime, currentAsignments, avgRating, daysSinceAsked } = candidate;
  const parts = [
    closeWords(candidate) || t('No close article here'),
    ...(responseTime === null
      ? []
      : [t('answers in {count, plural, one {# day} other {# days}}', { count: Math.round(responseTime) })]),
    t('{count, plural, =0 {no open request} one {# open request} other {# open requests}}', {
      count: currentAsignments,
    }),
    ...(avgRating === null ? [] : [t('rated {rating} of 5', { rating: decimal(avgRating, 1) })]),
    ...(daysSinceAsked === null
      ? []
      : [t('last asked {count, plural, =0 {today} one {# day ago} other {# days ago}}', { count: daysSinceAsked })]),
  ];
  return parts.join('; ');
}
