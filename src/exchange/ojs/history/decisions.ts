import { holderOf, isOpen, presentAssignments } from '../../../article';
import type { Advice } from '../../../contracts';
import type { Moment } from '../../past/past';
import type { OjsDecision, OjsDecisionKind } from '../model/ojs-model';
import { type ConversionContext, type Fact, idOf } from './conversion-context';
import { assign, override, revisionDue, toReview } from './moves';

type Outcome = 'ACCEPTED' | 'REJECTED' | 'DIRECT_REJECT' | 'MINOR_REVISION' | 'MAJOR_REVISION';

/** The decisions of OJS and the corresponding ones of this journal. */
export const OUTCOMES: Partial<Record<OjsDecisionKind, Outcome>> = {
  ...{ ACCEPT: 'ACCEPTED', REQUEST_REVISIONS: 'MINOR_REVISION', RESUBMIT: 'MAJOR_REVISION' },
  ...{ DECLINE: 'REJECTED', INITIAL_DECLINE: 'DIRECT_REJECT' },
};
export const ADVICES: Partial<Record<OjsDecisionKind, Advice>> = {
  ...{ RECOMMEND_ACCEPT: 'ACCEPTED', RECOMMEND_REVISIONS: 'MINOR_REVISION' },
  ...{ RECOMMEND_RESUBMIT: 'MAJOR_REVISION', RECOMMEND_DECLINE: 'REJECTED' },
};
const OPEN: readonly string[] = [
  'REVIEWER_SELECTION',
  'ASSOCIATE_EDITOR',
  'UNDER_REVIEW',
  'REVIEWED',
  'RETURNED_TO_EDITOR',
];

export function decisionFact(context: ConversionContext, decision: OjsDecision): Fact {
  const moment = { at: decision.at, by: idOf(context, decision.editorId) };
  return { at: decision.at, rank: 5, kind: 'other', convert: () => convertDecision(context, decision, moment) };
}

function convertDecision(context: ConversionContext, { id, kind, code }: OjsDecision, moment: Moment): void {
  const name = `decision/${id}`;
  const [outcome, advice] = [OUTCOMES[kind], ADVICES[kind]];
  if (outcome !== undefined) return decide(context, outcome, moment, name);
  if (advice !== undefined) return advise(context, advice, moment, name);
  if (kind === 'PRODUCTION') return context.reportProblem(`decision ${id}: the steps of production stay in OJS`);
  if (kind === 'UNKNOWN')
    return context.reportProblem(`decision ${id} has the number ${code}, which means nothing here`);
  // Another round needs no step of its own while reviewers are working.
  toReview(context, moment, name);
}

/** A decision on a manuscript that is under review; on any other manuscript, an override to the same status. */
function decide(context: ConversionContext, to: Outcome, moment: Moment, name: string): void {
  const { past } = context;
  if (past.state.status === 'NEW_ARTICLE') toReview(context, moment, name);
  const { status, revision } = past.state;
  if (!OPEN.includes(status)) return override(context, to, moment, { name });
  const data = { from: status, to, revision, mailId: null, dueAt: revisionDue(to, moment.at) };
  past.add('DecisionRecorded', data, moment, name);
  closeRequests(context, moment, name);
}

/** A decision closes the requests that were not answered later. */
function closeRequests({ past, submission }: ConversionContext, { at }: Moment, name: string): void {
  const lives = (assignmentId: string): boolean =>
    submission.reviews.some(
      (one) =>
        past.idOf(`review/${one.id}`) === assignmentId &&
        [one.notifiedAt, one.confirmedAt, one.completedAt].some((moment) => moment !== null && moment > at),
    );
  for (const { assignmentId } of presentAssignments(past.state).filter((one) => isOpen(one)))
    if (!lives(assignmentId))
      past.add('ReviewerCancelled', { assignmentId, because: 'DECISION' }, { at, by: null }, name);
}

/** The recommendation of a section editor. */
function advise(context: ConversionContext, advice: Advice, moment: Moment, name: string): void {
  const { past } = context;
  if (past.state.status === 'NEW_ARTICLE') toReview(context, moment, name);
  if (moment.by === null || !OPEN.includes(past.state.status))
    return context.reportProblem(`${name}: a recommendation that came when nobody was to decide`);
  if (holderOf(past.state) !== moment.by) assign(context, moment.by, moment, name);
  const data = { from: past.state.status, to: 'RETURNED_TO_EDITOR', advice, comment: '', description: '' } as const;
  past.add('AssociateAdvised', { ...data, associateId: moment.by }, moment, name);
}
