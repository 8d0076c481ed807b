import { Injectable } from '@nestjs/common';
import { assignmentById, presentAssignments, Refusal } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import { InvitationMails } from '../../../article-desk/public';
import type { AssignmentStatus } from '../../../contracts';
import type { MailSuggestion } from '../../../contracts';

/** The statuses in which a reviewer can be mailed: an invitation or a reminder (lifecycle, section 3). */
const MAILABLE: readonly AssignmentStatus[] = ['Selected', 'Mailed', 'Accepted', 'Declined', 'No answer'];
const COMPLETED = 'This reviewer has already sent the review, so no reminder is needed.';
const CLOSED = 'This request is closed, so its reviewer cannot be mailed.';

interface SuggestInvitation {
  articleId: string;
  /** An assignment's id, or `all` for one text to all chosen reviewers not yet mailed. */
  assignmentId: string;
}

/** The mail to a reviewer as suggested to the editor: an invitation, or a reminder once they were mailed. */
@Injectable()
export class SuggestInvitationReader {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: InvitationMails,
  ) {}

  /** @throws Refusal TRANSITION when sending would also be refused. */
  async read({ articleId, assignmentId }: SuggestInvitation): Promise<MailSuggestion> {
    const state = await this.desk.load(articleId);
    if (assignmentId !== 'all') {
      const assignment = assignmentById(state, assignmentId);
      if (!MAILABLE.includes(assignment.status))
        throw new Refusal('TRANSITION', assignment.status === 'Completed' ? COMPLETED : CLOSED);
      return this.mails.suggest(state, assignment);
    }
    const chosen = presentAssignments(state).filter((one) => one.status === 'Selected');
    return this.mails.suggestForAll(state, chosen);
  }
}
