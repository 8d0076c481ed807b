import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { assignmentById, presentAssignments } from '../../../article';
import type { MailSuggestion } from '../../../contracts';
import { ArticleDesk } from '../../desk/article-desk';
import { InvitationMails } from '../../mails/invitation-mails';
import { SuggestInvitation } from './suggest-invitation.query';

/** The mail to a reviewer as suggested to the editor: an invitation, or a reminder once they were mailed. */
@QueryHandler(SuggestInvitation)
export class SuggestInvitationHandler implements IQueryHandler<SuggestInvitation> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: InvitationMails,
  ) {}

  async execute({ articleId, assignmentId }: SuggestInvitation): Promise<MailSuggestion> {
    const state = await this.desk.load(articleId);
    if (assignmentId !== 'all') return this.mails.suggest(state, assignmentById(state, assignmentId));
    const chosen = presentAssignments(state).filter((one) => one.status === 'Selected');
    return this.mails.suggestForAll(state, chosen);
  }
}
