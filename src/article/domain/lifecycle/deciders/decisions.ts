import {
  type Decision,
  DECISIONS,
  FIRST_ROUND_DECISIONS,
  type JournalSettings,
  OVERRIDE_CHOICES,
  type OverrideChoice,
} from '../../../../contracts';
import type { ArticleCommandData, DecideContext } from '../../commands';
import { requestMails } from '../../correspondence/mails';
import { addDays } from '../../dates';
import type { Deciders } from '../../deciders';
import type { ArticleEvent, ArticleEventData } from '../../events';
import { holderOf } from '../../people/roles';
import { eventOf } from '../../recorded';
import { requireField, requireRule, requireText } from '../../requirements';
import { isOpen } from '../../reviewing/assignments';
import type { ArticleState } from '../../state';
import { after, statusByReviewers } from '../automatic-moves';
import { releaseHolder } from '../release-holder';
import { REVIEWING_STATUSES } from '../status-sets';
import { TRANSITIONS } from '../transitions';

type DecisionCommand = 'Decide' | 'Override' | 'Withdraw';

/** Requests that are still open are cancelled when the review of the revision ends (lifecycle, section 3). */
const cancelOpen = (state: ArticleState, because: ArticleEventData['ReviewerCancelled']['because']): ArticleEvent[] =>
  state.assignments.filter(isOpen).map(({ assignmentId }) => eventOf('ReviewerCancelled', { assignmentId, because }));

/** The due date of the author's revision; null when none is requested (lifecycle, section 3, 'Dates'). */
function revisionDueAt(status: string, at: string, settings: JournalSettings): string | null {
  if (status === 'MINOR_REVISION') return addDays(at, settings.minorRevisionDays);
  return status === 'MAJOR_REVISION' ? addDays(at, settings.majorRevisionDays) : null;
}

const leadsTo = (command: DecisionCommand, status: string): boolean =>
  TRANSITIONS.some((row) => row.command === command && row.to.some((to) => to === status));

function decideOn(
  state: ArticleState,
  { decision, mail, cancellationMails }: ArticleCommandData['Decide'],
  { at, settings }: DecideContext,
): ArticleEvent[] {
  requireField(leadsTo('Decide', decision), 'decision', 'Please choose one of the eight decisions.');
  requireRule(
    state.revision === 0 || !FIRST_ROUND_DECISIONS.includes(decision),
    'This decision is possible only while the article has not been revised.',
    { decision: 'Only before the first revision.' },
  );
  const { status: from, revision } = state;
  const mailId = mail?.mailId ?? null;
  const dueAt = revisionDueAt(decision, at, settings);
  return [
    eventOf('DecisionRecorded', { from, to: decision, revision, mailId, dueAt }),
    ...cancelOpen(state, 'DECISION'),
    ...requestMails(mail, ...cancellationMails),
  ];
}

/**
 * Before the check of a revision, its required count is not set yet; an override to a review or to the editor skips the check. This
 * includes a revision that was rejected or withdrawn before its check.
 */
function countBeforeCheck(state: ArticleState, to: OverrideChoice, { settings }: DecideContext): ArticleEvent[] {
  if (to !== 'BACK_TO_REVIEW' && to !== 'RETURNED_TO_EDITOR') return [];
  const count = settings.defaultReviewersRequired;
  const previous = state.reviewersRequired;
  return !state.countIsDue || count === previous ? [] : [eventOf('ReviewerCountSet', { count, previous })];
}

/** The associate editor's date passed while the article was decided or with its author, so they get a new one (ADR 0014). */
function dateOfHolder(state: ArticleState, to: OverrideChoice, { at, settings }: DecideContext): ArticleEvent[] {
  const isReviewed = REVIEWING_STATUSES.some((status) => status === state.status);
  if (to !== 'BACK_TO_REVIEW' || isReviewed || holderOf(state) === null) return [];
  return [eventOf('AssociateDateRenewed', { dueAt: addDays(at, settings.associateDueDays) })];
}

function override(
  state: ArticleState,
  { status, reason, holderLeft, mail, cancellationMails }: ArticleCommandData['Override'],
  context: DecideContext,
): ArticleEvent[] {
  const { at, settings } = context;
  requireField(OVERRIDE_CHOICES.includes(status), 'status', 'Please choose the status to which the article should go.');
  requireText(reason, 'reason', 'Please give a reason; it is kept in the log.');
  const released = status === 'BACK_TO_REVIEW' ? releaseHolder(state, holderLeft) : [];
  const first = [...released, ...countBeforeCheck(state, status, context)];
  const prepared = after(state, first, context);
  const to = status === 'BACK_TO_REVIEW' ? statusByReviewers(prepared) : status;
  requireRule(to !== state.status, 'The article has this status already.', { status: 'Choose another status.' });
  const dueAt = revisionDueAt(to, at, settings);
  const isDecision = DECISIONS.includes(to as Decision);
  return [
    ...first,
    eventOf('StatusOverridden', { from: state.status, to, reason, mailId: mail?.mailId ?? null, dueAt }),
    ...dateOfHolder(prepared, status, context),
    ...(isDecision ? cancelOpen(state, 'DECISION') : []),
    ...requestMails(mail, ...(cancellationMails ?? [])),
  ];
}

function withdraw(state: ArticleState, { reason, mails }: ArticleCommandData['Withdraw']): ArticleEvent[] {
  requireText(reason, 'reason', 'Please give a reason for the withdrawal.');
  return [
    eventOf('ArticleWithdrawn', { from: state.status, to: 'WITHDRAWN', reason }),
    ...cancelOpen(state, 'WITHDRAWAL'),
    ...requestMails(...mails),
  ];
}

/** The editor's decision, the override and the withdrawal (lifecycle, section 2). */
export const decisionDeciders: Deciders<DecisionCommand> = {
  Decide: decideOn,
  Override: override,
  Withdraw: withdraw,
};
