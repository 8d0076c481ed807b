import { type ArticleStatus, DECISIONS } from '../../../contracts';
import type { ArticleEventData } from '../events';
import type { Appliers } from '../fold/appliers';
import type { ArticleState, AssociateTenure } from '../state';
import { OPEN_ROUND_STATUSES } from './status-sets';

type LifecycleEvent =
  | 'ArticleSubmitted'
  | 'CheckPassed'
  | 'CheckRejected'
  | 'CorrectionRequested'
  | 'CorrectionSubmitted'
  | 'RevisionSubmitted'
  | 'AssociateAssigned'
  | 'AssociateDateRenewed'
  | 'AssociateReleased'
  | 'ReturnedToEditor'
  | 'AssociateAdvised'
  | 'ReviewersMoved'
  | 'ReviewResumed'
  | 'DecisionRecorded'
  | 'StatusOverridden'
  | 'ArticleWithdrawn';

/** `statusSince` changes only with the status: a reassignment stays in ASSOCIATE_EDITOR. */
const moved = (state: ArticleState, to: ArticleStatus, at: string, more: Partial<ArticleState> = {}): ArticleState => ({
  ...state,
  withdrawnFrom: null,
  countIsDue: state.countIsDue && !OPEN_ROUND_STATUSES.includes(to),
  ...more,
  status: to,
  statusSince: state.status === to ? state.statusSince : at,
});

const changeLast = (
  tenures: AssociateTenure[],
  change: (tenure: AssociateTenure) => AssociateTenure,
): AssociateTenure[] =>
  tenures.map((tenure, index) => (index === tenures.length - 1 && tenure.endedAt === null ? change(tenure) : tenure));

const ended = (tenures: AssociateTenure[], at: string): AssociateTenure[] =>
  changeLast(tenures, (tenure) => ({ ...tenure, endedAt: at }));

function assigned(
  tenures: AssociateTenure[],
  data: ArticleEventData['AssociateAssigned'],
  at: string,
): AssociateTenure[] {
  const { associateId, dueAt } = data;
  return [...ended(tenures, at), { associateId, assignedAt: at, dueAt, dueSince: at, endedAt: null, advices: [] }];
}

function advised(
  tenures: AssociateTenure[],
  data: ArticleEventData['AssociateAdvised'],
  at: string,
): AssociateTenure[] {
  const { advice, comment, description } = data;
  return changeLast(tenures, (tenure) => ({
    ...tenure,
    endedAt: at,
    advices: [...tenure.advices, { advice, comment, description, at }],
  }));
}

/** A decision shows the revision's reviews to authors and fellow reviewers; an override back to the editor or to review hides them again. */
function decided(state: ArticleState, to: ArticleStatus, at: string, dueAt: string | null): Partial<ArticleState> {
  const others = state.decidedRevisions.filter((revision) => revision !== state.revision);
  const isDecision = (DECISIONS as readonly ArticleStatus[]).includes(to);
  return {
    decidedRevisions: isDecision ? [...others, state.revision] : others,
    acceptedAt: to === 'ACCEPTED' ? at : null,
    authorDueAt: dueAt,
  };
}

function overridden(state: ArticleState, data: ArticleEventData['StatusOverridden'], at: string): ArticleState {
  const more = decided(state, data.to, at, data.dueAt);
  const associates = data.to === 'RETURNED_TO_EDITOR' ? ended(state.associates, at) : state.associates;
  return moved(state, data.to, at, { ...more, associates });
}

const correctionSubmitted = (state: ArticleState, correctionId: string, at: string): Partial<ArticleState> => ({
  origin: 'CORRECTION',
  corrections: state.corrections.map((one) => (one.correctionId === correctionId ? { ...one, submittedAt: at } : one)),
});

/** All events that change the status. */
export const lifecycleAppliers: Appliers<LifecycleEvent> = {
  ArticleSubmitted: (state, { to, reviewMode, publishesReviews = false }, { at }) =>
    moved(state, to, at, {
      ...{ submittedAt: at, uploadedAt: at, origin: 'SUBMISSION', countIsDue: true },
      ...{ reviewMode, publishesReviews },
    }),
  CheckPassed: (state, { to, reviewersRequired }, { at }) => moved(state, to, at, { reviewersRequired }),
  CheckRejected: (state, { to }, { at }) => moved(state, to, at),
  CorrectionRequested: (state, { to, correctionId, reason, description }, { at }) =>
    moved(state, to, at, {
      changedSinceCorrection: false,
      corrections: [...state.corrections, { correctionId, reason, description, requestedAt: at, submittedAt: null }],
    }),
  CorrectionSubmitted: (state, { to, correctionId }, { at }) =>
    moved(state, to, at, correctionSubmitted(state, correctionId, at)),
  RevisionSubmitted: (state, { to, revision }, { at }) =>
    moved(state, to, at, {
      ...{ revision, uploadedAt: at, origin: 'REVISION', authorDueAt: null, countIsDue: true },
      ...{ overviewFileId: null, convertedFileId: null },
    }),
  AssociateAssigned: (state, data, { at }) =>
    moved(state, data.to, at, { associates: assigned(state.associates, data, at) }),
  AssociateDateRenewed: (state, { dueAt }, { at }) => ({
    ...state,
    associates: changeLast(state.associates, (tenure) => ({ ...tenure, dueAt, dueSince: at })),
  }),
  AssociateReleased: (state, _data, { at }) => ({ ...state, associates: ended(state.associates, at) }),
  ReturnedToEditor: (state, { to }, { at }) => moved(state, to, at, { associates: ended(state.associates, at) }),
  AssociateAdvised: (state, data, { at }) =>
    moved(state, data.to, at, { associates: advised(state.associates, data, at) }),
  ReviewersMoved: (state, { to }, { at }) => moved(state, to, at),
  ReviewResumed: (state, { to }, { at }) => moved(state, to, at),
  DecisionRecorded: (state, { to, dueAt }, { at }) => moved(state, to, at, decided(state, to, at, dueAt)),
  StatusOverridden: (state, data, { at }) => overridden(state, data, at),
  ArticleWithdrawn: (state, { from, to }, { at }) => moved(state, to, at, { authorDueAt: null, withdrawnFrom: from }),
};
