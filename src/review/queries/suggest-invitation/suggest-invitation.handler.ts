import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { assignmentById, presentAssignments, Refusal } from '../../../article';
import type { AssignmentStatus } from '../../../contracts';
import type { MailSuggestion } from '../../../contracts';
import { ArticleDesk } from '../../desk/article-desk';
import { InvitationMails } from '../../mails/invitation-mails';
import { SuggestInvitation } from './suggest-invitation.query';

/** Who can be mailed: anew, or with a reminder (lifecycle, section 3). */
const MAILABLE: readonly AssignmentStatus[] = ['Selected', 'Mailed', 'Accepted', 'Declined', 'No answer'];
const COMPLETED = 'This reviewer has sent the review already, so there is nothing to ask for.';
const CLOSED = 'This request is closed, so its reviewer cannot be mailed.';

/** The mail to a reviewer as suggested to the editor: an invitation, or a reminder once they were mailed. */
@QueryHandler(SuggestInvitation)
export class SuggestInvitationHandler implements IQueryHandler<SuggestInvitation> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: InvitationMails,
  ) {}

  /** @throws Refusal TRANSITION where sending would be refused, too. */
  async execute({ articleId, assignmentId }: SuggestInvitation): Promise<MailSuggestion> {
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
