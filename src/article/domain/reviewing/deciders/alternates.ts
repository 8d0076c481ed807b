import { MAX_ALTERNATES } from '../../../../contracts';
import { type ArticleCommandData, type DecideContext, Refusal } from '../../commands';
import { requestMails } from '../../correspondence/mails';
import { addDays } from '../../dates';
import type { Deciders } from '../../deciders';
import type { ArticleEvent } from '../../events';
import { BARRED_MESSAGES, barredAs } from '../../people/barring';
import { eventOf } from '../../recorded';
import { requireRule } from '../../requirements';
import type { ArticleState } from '../../state';
import {
  alternatesOf,
  invitesAlternates,
  isAlternate,
  needsAlternate,
  nextAlternate,
  withoutFormerAccounts,
} from '../alternates';

/** Refuses barred people who are new on the list. People already on it may have become barred; they are skipped when their turn comes. */
function refuseBarred(state: ArticleState, { reviewerIds, known }: ArticleCommandData['SetAlternates']): void {
  const present = new Set(alternatesOf(state));
  for (const id of reviewerIds.filter((one) => !present.has(one))) {
    const candidate = known.find(({ userId }) => userId === id);
    if (!candidate) throw new Refusal('NOT_FOUND', 'This person does not exist.', { reviewerIds: 'Unknown person.' });
    const barred = isAlternate(state, candidate) ? null : barredAs(state, candidate);
    if (barred !== null) throw new Refusal('RULE', BARRED_MESSAGES[barred], { reviewerIds: BARRED_MESSAGES[barred] });
  }
}

function set(state: ArticleState, data: ArticleCommandData['SetAlternates']): ArticleEvent[] {
  const { reviewerIds, automatic } = data;
  requireRule(reviewerIds.length <= MAX_ALTERNATES, `At most ${MAX_ALTERNATES} people can be alternates.`);
  requireRule(new Set(reviewerIds).size === reviewerIds.length, 'A person can be an alternate only once.');
  refuseBarred(state, data);
  const present = alternatesOf(state);
  const isSame = present.length === reviewerIds.length && present.every((id, place) => id === reviewerIds[place]);
  if (isSame && automatic === invitesAlternates(state)) return [];
  const alternates = reviewerIds.map((reviewerId) => ({ reviewerId }));
  return [eventOf('AlternatesSet', { revision: state.revision, alternates, automatic })];
}

/** Checks the caller's choice again: another process may have invited the same alternate, or an editor another person. */
function invite(
  state: ArticleState,
  { insteadOf, invite: next }: ArticleCommandData['InviteAlternate'],
  { at, settings }: DecideContext,
): ArticleEvent[] {
  if (next === null || !needsAlternate(state, insteadOf)) return [];
  const { reviewer, invitation } = next;
  const { assignmentId, keyHash, mail } = invitation;
  const isDone = state.assignments.some((one) => one.assignmentId === assignmentId);
  if (isDone || nextAlternate(state, [reviewer]) === null) return [];
  const { userId, email } = reviewer;
  const { revision } = state;
  return [
    ...withoutFormerAccounts(state, [reviewer]),
    eventOf('ReviewerSelected', { assignmentId, reviewerId: userId, reviewerEmail: email, revision, insteadOf }),
    eventOf('ReviewerMailed', {
      assignmentId,
      mailId: mail.mailId,
      keyHash,
      dueAt: addDays(at, settings.answerDueDays),
    }),
    ...requestMails(mail),
  ];
}

/** The list of alternates, and inviting the next one (ADR 120). */
export const alternateDeciders: Deciders<'SetAlternates' | 'InviteAlternate'> = {
  SetAlternates: set,
  InviteAlternate: invite,
};
