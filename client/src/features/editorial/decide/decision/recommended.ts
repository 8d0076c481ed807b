import { type ArticleReviewerView, type ArticleView, type Decision, type Recommendation, t } from '@contracts';

/** The review requests of the present revision. */
export const presentRequests = ({ articleReviewer, revision }: ArticleView): ArticleReviewerView[] =>
  articleReviewer.filter((request) => request.revision === revision);

const DECLINED: readonly Recommendation[] = ['Rejection', 'Rejection_Inappropriate'];

/** The recommendations that a decision follows. */
const MATCHING_RECOMMENDATIONS: Record<Decision, readonly Recommendation[]> = {
  ACCEPTED: ['Acceptance', 'ConditionalAcceptance'],
  MINOR_REVISION: ['MinorRevision', 'ConditionalAcceptance'],
  MAJOR_REVISION: ['MajorRevision'],
  REJECTED: DECLINED,
  DIRECT_REJECT: DECLINED,
  REJECTED_R0: DECLINED,
  DIRECT_REJECT_R0: DECLINED,
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: DECLINED,
};

/** How many completed reviews of the present revision recommend this decision, and the number of all completed reviews. */
export function recommended(article: ArticleView, decision: Decision): { agree: number; of: number } {
  const given = presentRequests(article).flatMap(({ status, recommendation }) =>
    status === 'Completed' && recommendation !== null ? [recommendation] : [],
  );
  return { agree: given.filter((one) => MATCHING_RECOMMENDATIONS[decision].includes(one)).length, of: given.length };
}

const openRequests = (article: ArticleView): number =>
  presentRequests(article).filter(({ status }) => status === 'Accepted' || status === 'Mailed').length;

/** The effects of sending a decision, in addition to the new status. */
export function whatHappens(article: ArticleView, recipients: number): string {
  const open = openRequests(article);
  return t(
    'Mails the letter to {recipients, plural, one {# person} other {# people}}.{open, plural, =0 {} one { Cancels # open request to reviewers.} other { Cancels # open requests to reviewers.}}',
    { recipients, open },
  );
}

/**
 * The reviewers who have not answered or finished. A decision cancels their requests (lifecycle, section 2, 'decide'). Null if there are
 * none.
 */
export function openRequestsNotice(article: ArticleView): string | null {
  const requests = presentRequests(article);
  const count = (status: ArticleReviewerView['status']): number =>
    requests.filter((one) => one.status === status).length;
  const [writing, asked] = [count('Accepted'), count('Mailed')];
  const parts = [
    ...(writing > 0
      ? [t('{count, plural, one {# reviewer} other {# reviewers}} still writing', { count: writing })]
      : []),
    ...(asked > 0
      ? [t('{count, plural, one {# reviewer} other {# reviewers}} without an answer yet', { count: asked })]
      : []),
  ];
  if (parts.length === 0) return null;
  const cancels = t(
    'A decision cancels {count, plural, one {this request} other {these requests}} and notifies the reviewers by email.',
    { count: writing + asked },
  );
  return `${parts.join(', ')}. ${cancels}`;
}

/** The warning that no review recommends this decision; null if one does. */
export function contraryWarning(article: ArticleView, decision: Decision): string | null {
  const { agree, of } = recommended(article, decision);
  if (of === 0 || agree > 0) return null;
  return of === 1
    ? t('The only review recommends something else.')
    : t('None of the {of} reviews recommends this.', { of });
}
