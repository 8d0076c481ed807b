import type { MailKind } from '../../../contracts';
import { type ArticleCommandData, Refusal } from '../commands';
import type { Deciders } from '../deciders';
import type { ArticleEvent } from '../events';
import { isWaiting } from '../people/authorship';
import { assignmentById, isKeyValid } from '../reviewing/assignments';
import type { ArticleState } from '../state';
import { requestMails } from './mails';

/** Mails with links that open one reviewer's request. */
const LINKED: readonly MailKind[] = ['REVIEW_INVITATION', 'REVIEW_REMINDER'];
const AUTHORSHIP: readonly MailKind[] = ['AUTHORSHIP_REQUEST', 'AUTHORSHIP_REMINDER'];
const ANSWERED = 'This author has answered or is no longer asked: the link in the email no longer works.';
const CLOSED = 'This request to the reviewer is closed: the links in the email no longer work.';

function resend(state: ArticleState, { mail }: ArticleCommandData['ResendMail']): ArticleEvent[] {
  if (LINKED.includes(mail.kind) && mail.assignmentId !== null) {
    const request = assignmentById(state, mail.assignmentId);
    if (!isKeyValid(request, state)) throw new Refusal('TRANSITION', CLOSED);
  }
  const isAsked = state.authorship.some((one) => one.mailId === mail.secretSeed && isWaiting(state, one));
  if (AUTHORSHIP.includes(mail.kind) && !isAsked) throw new Refusal('TRANSITION', ANSWERED);
  return requestMails(mail);
}

/** Sends a mail again, because it failed or was lost (spec part 2, section 2, 'Email log'). */
export const resendDeciders: Deciders<'ResendMail'> = { ResendMail: resend };
