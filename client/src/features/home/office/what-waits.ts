import { type ArticleStatus, type WaitingArticle } from '@contracts';
import type { Verb } from '../rows';

/** The next step of an article in each status of the office, and where it is done. */
const STEPS: Partial<Record<ArticleStatus, [label: string, path: string]>> = {
  NEW_ARTICLE: ['Check', '/checkManuscript'],
  REVIEWER_SELECTION: ['Choose reviewers', '/reviewerSelection'],
  REVIEWED: ['Decide', '/decideOnStatus'],
  RETURNED_TO_EDITOR: ['Resume', '/reviewerSelection'],
};

/** The one button of an article. An associate editor does not check. */
export function verbOf({ id, status, waitsFor, lateDays }: WaitingArticle): Verb {
  if (lateDays !== null && waitsFor === 'reviewer') return { label: 'Remind', to: `/reviewerSelection/${id}` };
  const [label, path] = STEPS[status] ?? ['Open', '/articleDetails'];
  return { label, to: `${path}/${id}` };
}

/** In words: what must happen next. */
export function whatWaits(article: WaitingArticle): string {
  const { waitsFor, lateDays, status, reviewersAgreed, reviewersCompleted, reviewersRequired, associateName } = article;
  if (waitsFor === 'reviewer' && lateDays !== null) return 'A reviewer is late';
  if (waitsFor === 'associate') return `With ${associateName ?? 'an associate editor'}, no advice yet`;
  if (status === 'NEW_ARTICLE') return 'Waits for the check';
  if (status === 'REVIEWED') return `${reviewersCompleted} of ${reviewersRequired} reviews are in`;
  if (status === 'RETURNED_TO_EDITOR') return 'Returned, no decision yet';
  return `${reviewersAgreed} of ${reviewersRequired} reviewers agreed, ${reviewersCompleted} reviews are in`;
}

export const whenOf = ({ lateDays, statusSince }: WaitingArticle, now = Date.now()): string =>
  lateDays !== null
    ? `late ${lateDays} d`
    : `${Math.max(0, Math.floor((now - Date.parse(statusSince)) / 86_400_000))} d`;
