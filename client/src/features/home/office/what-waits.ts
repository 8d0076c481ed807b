import { t, type WaitingArticle, type WaitsFor } from '@contracts';
import { stepOf } from '../../../shared/article/next-step';
import { formatDate } from '../../../shared/display/format';
import type { Verb } from '../verbs';

/** The one button of an article. */
export function verbOf(article: WaitingArticle): Verb {
  const { verb, path } = stepOf(article, article.hasLateReviewers);
  return { label: verb, to: path };
}

/** Who has an article of an associate editor who can do nothing on it now. */
function elsewhere({ status, due }: WaitingArticle): string {
  if (status === 'NEW_ARTICLE') return t('In the check of the office');
  return due === null ? t('With the authors') : t('With the authors, due {date}', { date: formatDate(due) });
}

/** What must happen next, as text. */
export function whatWaits(article: WaitingArticle): string {
  const { waitsFor, lateDays, status, reviewersAgreed, reviewersCompleted, reviewersRequired, associateName } = article;
  if (waitsFor === 'elsewhere') return elsewhere(article);
  if (waitsFor === 'reviewer' && lateDays !== null) return t('A reviewer is late');
  if (waitsFor === 'associate')
    return associateName === null
      ? t('With an associate editor, no advice yet')
      : t('With {name}, no advice yet', { name: associateName });
  if (status === 'NEW_ARTICLE') return t('Waiting for the check');
  if (status === 'REVIEWED')
    return t('{reviewersCompleted} of {reviewersRequired} reviews are in', { reviewersCompleted, reviewersRequired });
  if (status === 'RETURNED_TO_EDITOR') return t('Returned, no decision yet');
  return t(
    '{reviewersAgreed} of {reviewersRequired} reviewers agreed, {reviewersCompleted, plural, =0 {no review is} one {# review is} other {# reviews are}} in',
    {
      reviewersAgreed,
      reviewersRequired,
      reviewersCompleted,
    },
  );
}

const daysSince = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / 86_400_000));

export const whenOf = ({ lateDays, statusSince }: WaitingArticle, now = Date.now()): string =>
  lateDays !== null ? t('late {lateDays} d', { lateDays }) : t('{days} d', { days: daysSince(statusSince, now) });

/** '6 by reviewers, 2 by us'; undefined if there are none. */
export function byWhom({ reviewer, associate, office }: Record<WaitsFor, number>): string | undefined {
  const parts = [
    reviewer > 0 && t('{reviewer} by reviewers', { reviewer }),
    associate > 0 && t('{associate} by associates', { associate }),
    office > 0 && t('{office} by us', { office }),
  ];
  return parts.filter((part) => part !== false).join(', ') || undefined;
}

/** How long the oldest item of a list has waited; undefined if none waits. */
export const oldest = (since: string | null | undefined, now = Date.now()): string | undefined =>
  since
    ? t('oldest: {days, plural, =0 {today} one {# day} other {# days}}', { days: daysSince(since, now) })
    : undefined;
