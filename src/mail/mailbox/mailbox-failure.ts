import type { MailboxProblem } from '../../contracts';

/** Why a mailbox could not be read. */
export class MailboxFailure extends Error {
  constructor(readonly problem: MailboxProblem) {
    super(problem);
  }
}
