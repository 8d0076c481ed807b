import type { MailKind } from '../../../contracts';
import { type ArticleCommandData, Refusal } from '../commands';
import type { Deciders } from '../deciders';
import type { ArticleEvent } from '../events';
import { assignmentById, isKeyValid } from '../reviewing/assignments';
import type { ArticleState } from '../state';
import { requestMails } from './mails';

/** Mails with links that open one reviewer's request. */
const LINKED: readonly MailKind[] = ['REVIEW_INVITATION', 'REVIEW_REMINDER'];
const CLOSED = 'This request to the reviewer is closed: the links in the mail open nothing any more.';

function resend(state: ArticleState, { mail }: ArticleCommandData['ResendMail']): ArticleEvent[] {
  if (LINKED.includes(mail.kind) && mail.assignmentId !== null) {
    const request = assignmentById(state, mail.assignmentId);
    if (!isKeyValid(request, state)) throw new Refusal('TRANSITION', CLOSED);
  }
  return requestMails(mail);
}

/** Sends a mail again, because it failed or was lost (spec part 2, section 2, 'Email log'). */
export const resendDeciders: Deciders<'ResendMail'> = { ResendMail: resend };
