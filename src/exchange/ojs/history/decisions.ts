import { holderOf, isOpen, presentAssignments } from '../../../article';
import type { Advice } from '../../../contracts';
import type { Moment } from '../../past/past';
import type { OjsDecision, OjsDecisionKind } from '../model/ojs-model';
import { assign, override, revisionDue, toReview } from './moves';
import { type Fact, idOf, type Telling } from './telling';

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

export function decisionFact(telling: Telling, decision: OjsDecision): Fact {
  const moment = { at: decision.at, by: idOf(telling, decision.editorId) };
  return { at: decision.at, rank: 5, kind: 'other', tell: () => tellDecision(telling, decision, moment) };
}

function tellDecision(telling: Telling, { id, kind, code }: OjsDecision, moment: Moment): void {
  const name = `decision/${id}`;
  const [outcome, advice] = [OUTCOMES[kind], ADVICES[kind]];
  if (outcome !== undefined) return decide(telling, outcome, moment, name);
  if (advice !== undefined) return advise(telling, advice, moment, name);
  if (kind === 'PRODUCTION') return telling.say(`decision ${id}: the steps of production stay in OJS`);
  if (kind === 'UNKNOWN') return telling.say(`decision ${id} has the number ${code}, which means nothing here`);
  // Another round needs no step of its own while reviewers are working.
  toReview(telling, moment, name);
}

/** A decision on a manuscript that is under review; on any other manuscript, an override to the same status. */
function decide(telling: Telling, to: Outcome, moment: Moment, name: string): void {
  const { past } = telling;
  if (past.state.status === 'NEW_ARTICLE') toReview(telling, moment, name);
  const { status, revision } = past.state;
  if (!OPEN.includes(status)) return override(telling, to, moment, { name });
  const data = { from: status, to, revision, mailId: null, dueAt: revisionDue(to, moment.at) };
  past.add('DecisionRecorded', data, moment, name);
  closeRequests(telling, moment, name);
}

/** A decision closes the requests that were not answered later. */
function closeRequests({ past, submission }: Telling, { at }: Moment, name: string): void {
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
function advise(telling: Telling, advice: Advice, moment: Moment, name: string): void {
  const { past } = telling;
  if (past.state.status === 'NEW_ARTICLE') toReview(telling, moment, name);
  if (moment.by === null || !OPEN.includes(past.state.status))
    return telling.say(`${name}: a recommendation that came when nobody was to decide`);
  if (holderOf(past.state) !== moment.by) assign(telling, moment.by, moment, name);
  const data = { from: past.state.status, to: 'RETURNED_TO_EDITOR', advice, comment: '', description: '' } as const;
  past.add('AssociateAdvised', { ...data, associateId: moment.by }, moment, name);
}
