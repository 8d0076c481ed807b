import type { ArticleReviewerView, ArticleView, Decision, Recommendation } from '@contracts';

/** The requests of the present revision. */
export const presentRequests = ({ articleReviewer, revision }: ArticleView): ArticleReviewerView[] =>
  articleReviewer.filter((request) => request.revision === revision);

const DECLINED: readonly Recommendation[] = ['Rejection', 'Rejection_Inappropriate'];

/** The recommendations that a decision follows. */
const FOLLOWS: Record<Decision, readonly Recommendation[]> = {
  ACCEPTED: ['Acceptance', 'ConditionalAcceptance'],
  MINOR_REVISION: ['MinorRevision', 'ConditionalAcceptance'],
  MAJOR_REVISION: ['MajorRevision'],
  REJECTED: DECLINED,
  DIRECT_REJECT: DECLINED,
  REJECTED_R0: DECLINED,
  DIRECT_REJECT_R0: DECLINED,
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: DECLINED,
};

/** How many completed reviews of the present revision recommend this decision, of how many. */
export function recommended(article: ArticleView, decision: Decision): { agree: number; of: number } {
  const given = presentRequests(article).flatMap(({ status, recommendation }) =>
    status === 'Completed' && recommendation !== null ? [recommendation] : [],
  );
  return { agree: given.filter((one) => FOLLOWS[decision].includes(one)).length, of: given.length };
}

const people = (count: number): string => (count === 1 ? '1 reviewer' : `${count} reviewers`);

const openRequests = (article: ArticleView): number =>
  presentRequests(article).filter(({ status }) => status === 'Accepted' || status === 'Mailed').length;

/** What sending a decision does, besides the new status. */
export function whatHappens(article: ArticleView, recipients: number): string {
  const open = openRequests(article);
  const cancelled = open > 0 ? ` Cancels ${open === 1 ? '1 open request' : `${open} open requests`} to reviewers.` : '';
  return `Mails the letter to ${recipients === 1 ? '1 person' : `${recipients} people`}.${cancelled}`;
}

/** Who is still to be heard: a decision cancels their requests (lifecycle, section 2, 'decide'). Null when nobody is. */
export function stillOpen(article: ArticleView): string | null {
  const requests = presentRequests(article);
  const count = (status: ArticleReviewerView['status']): number =>
    requests.filter((one) => one.status === status).length;
  const [writing, asked] = [count('Accepted'), count('Mailed')];
  const parts = [
    ...(writing > 0 ? [`${people(writing)} still writing`] : []),
    ...(asked > 0 ? [`${people(asked)} without an answer yet`] : []),
  ];
  if (parts.length === 0) return null;
  return `${parts.join(', ')}. A decision cancels ${writing + asked === 1 ? 'this request' : 'these requests'}, and a mail says so.`;
}

/** A decision that no review recommends. */
export function againstAll(article: ArticleView, decision: Decision): string | null {
  const { agree, of } = recommended(article, decision);
  if (of === 0 || agree > 0) return null;
  return of === 1 ? 'The only review recommends something else.' : `None of the ${of} reviews recommends this.`;
}
