import { addDays, type ArticleState, holderOf, statusByReviewers } from '../../../article';
import type { Moment } from '../../past/past';
import type { OjsSubmission } from '../model/ojs-model';
import { type ConversionContext } from './conversion-context';

/** The reason for a status that no decision of OJS led to. */
export const WITHOUT_DECISION = 'OJS has this status without a decision that led to it.';
const ASSOCIATE_DAYS = 14;
const MOST_REVIEWERS = 4;
const USUAL_REVIEWERS = 2;

/** The number of reviews that the journal waited for in the round that begins. Derived, since OJS has no such number. */
function reviewersOf({ reviews }: OjsSubmission, begun: ReadonlyMap<number, number>): number {
  const round = Math.min(...reviews.map((one) => one.round).filter((one) => !begun.has(one)));
  const count = reviews.filter((one) => one.round === round && !one.declined && !one.cancelled).length;
  return count === 0 ? USUAL_REVIEWERS : Math.min(count, MOST_REVIEWERS);
}

/** Moves a manuscript into review from its present status, as the next fact needs it. */
export function toReview(context: ConversionContext, moment: Moment, name: string): void {
  const { past, submission, revisions } = context;
  const { status } = past.state;
  if (status === 'NEW_ARTICLE') {
    const to = holderOf(past.state) === null ? 'REVIEWER_SELECTION' : 'ASSOCIATE_EDITOR';
    const reviewersRequired = reviewersOf(submission, revisions);
    past.add('CheckPassed', { from: status, to, reviewersRequired }, moment, name);
    if (to === 'ASSOCIATE_EDITOR')
      past.add('AssociateDateRenewed', { dueAt: addDays(moment.at, ASSOCIATE_DAYS) }, moment, name);
    else if (past.state.revision === 0) assignSectionEditor(context, moment, name);
  } else if (status === 'RETURNED_TO_EDITOR') {
    past.add('ReviewResumed', { from: status, to: statusByReviewers(past.state) }, moment, name);
  } else if (!isReviewing(past.state)) override(context, 'review', moment, { name });
}

const isReviewing = ({ status }: ArticleState): boolean =>
  ['REVIEWER_SELECTION', 'ASSOCIATE_EDITOR', 'UNDER_REVIEW', 'REVIEWED'].includes(status);

/** A status that OJS reached in a way that this system does not have. */
export function override(
  { past }: ConversionContext,
  to: 'review' | 'ACCEPTED' | 'REJECTED' | 'DIRECT_REJECT' | 'MINOR_REVISION' | 'MAJOR_REVISION',
  moment: Moment,
  { name, reason = 'As recorded in OJS, which has no such step in between.' }: { name: string; reason?: string },
): void {
  const status = to === 'review' ? statusByReviewers(past.state) : to;
  const dueAt = status === 'MINOR_REVISION' || status === 'MAJOR_REVISION' ? revisionDue(status, moment.at) : null;
  past.add('StatusOverridden', { from: past.state.status, to: status, reason, mailId: null, dueAt }, moment, name);
}

/** When the author's revision is due; null for a decision that requests no revision. */
export const revisionDue = (to: string, at: string): string | null => {
  const days = { MINOR_REVISION: 30, MAJOR_REVISION: 90 }[to];
  return days === undefined ? null : addDays(at, days);
};

/** Gives the article to a section editor of OJS. */
export function assign(context: ConversionContext, associateId: string, moment: Moment, name: string): void {
  const { past } = context;
  const dueAt = addDays(moment.at, ASSOCIATE_DAYS);
  const data = { from: past.state.status, to: 'ASSOCIATE_EDITOR', associateId, dueAt, mailId: null } as const;
  past.add('AssociateAssigned', data, moment, name);
}

/** OJS may have several section editors for one manuscript. Here one person holds it: the last one assigned. */
function assignSectionEditor(context: ConversionContext, moment: Moment, name: string): void {
  const known = context.submission.sectionEditors.filter(({ userId }) => context.account(userId) !== null);
  const last = known.at(-1);
  if (!last) return;
  if (known.length > 1)
    context.reportProblem(`one of its ${known.length} section editors holds it here; the others are not named`);
  const account = context.account(last.userId);
  if (account) assign(context, account.userId, moment, name);
}
