import {
  type ArticleCommand,
  type ArticleCommandOf,
  type ArticleCommandType,
  type DecideContext,
  Refusal,
} from './commands';
import { letterDeciders } from './correspondence/letters';
import { noteDeciders } from './correspondence/notes';
import { resendDeciders } from './correspondence/resend';
import type { Deciders } from './deciders';
import { draftDeciders } from './draft/draft';
import { resubmissionDeciders } from './draft/resubmission';
import type { ArticleEvent } from './events';
import { fileDeciders } from './files/files';
import { associateDeciders } from './lifecycle/deciders/associate';
import { checkDeciders } from './lifecycle/deciders/check';
import { closedBecause } from './lifecycle/deciders/closed';
import { decisionDeciders } from './lifecycle/deciders/decisions';
import { rowsFor } from './lifecycle/transitions';
import { authorshipDeciders } from './people/authorship-deciders';
import { accountDeciders } from './people/replaced-account';
import { rolesOf } from './people/roles';
import { alternateDeciders } from './reviewing/deciders/alternates';
import { answerDeciders } from './reviewing/deciders/answers';
import { reviewerDeciders } from './reviewing/deciders/reviewers';
import { reminderDeciders } from './reviewing/reminders';
import type { ArticleState } from './state';

const deciders: Deciders<ArticleCommandType> = {
  ...draftDeciders,
  ...fileDeciders,
  ...checkDeciders,
  ...resubmissionDeciders,
  ...associateDeciders,
  ...decisionDeciders,
  ...reviewerDeciders,
  ...alternateDeciders,
  ...reminderDeciders,
  ...answerDeciders,
  ...accountDeciders,
  ...authorshipDeciders,
  ...noteDeciders,
  ...resendDeciders,
  ...letterDeciders,
};

const decideOne = <Type extends ArticleCommandType>(
  state: ArticleState,
  command: ArticleCommandOf<Type>,
  context: DecideContext,
): ArticleEvent[] => deciders[command.type](state, command.data, context);

/** @throws Refusal when there is no such article, the actor has no role for the command, or the status does not allow it. */
function requireRow(state: ArticleState, command: ArticleCommandType, context: DecideContext): void {
  const roles = rolesOf(state, context.actor);
  const rows = rowsFor(command, roles);
  if (rows.length === 0) {
    const message =
      context.actor.kind === 'key'
        ? 'This link is no longer valid. Please sign in to see your requests.'
        : 'You do not have permission to do this with this article.';
    throw new Refusal('FORBIDDEN', message);
  }
  if (rows.some((row) => row.from.includes(state.status))) return;
  const because = (): string => closedBecause(state, command, roles);
  throw new Refusal('TRANSITION', because(), undefined, because);
}

/**
 * Decides a command: returns the events to append, in order; none when nothing changes. Pure: the time, ids and mails are part of the
 * input.
 * @throws Refusal when the table of lifecycle.md, section 2, or a guard forbids it.
 */
export function decide(state: ArticleState, command: ArticleCommand, context: DecideContext): ArticleEvent[] {
  if (command.type === 'StartDraft') {
    if (state.exists) throw new Refusal('TRANSITION', 'This article has been started already.');
    return decideOne(state, command, context);
  }
  if (!state.exists || state.deleted) throw new Refusal('NOT_FOUND', 'This article does not exist.');
  requireRow(state, command.type, context);
  return decideOne(state, command, context);
}
