import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, assignmentById } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import { InvitationMails } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { CandidateLookup } from '../../reviewers/candidate-lookup';
import { MailReviewer } from './mail-reviewer.command';

/** Mails one reviewer: the invitation with its personal links, or a reminder (lifecycle, section 3). */
@CommandHandler(MailReviewer)
export class MailReviewerHandler implements ICommandHandler<MailReviewer> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: InvitationMails,
    private readonly lookup: CandidateLookup,
  ) {}

  /**
   * An invitation to a reviewer who was mailed in the meantime is refused: sent as a reminder, it would ask the same person twice.
   * @throws Refusal RULE when it would go to anyone but the reviewer, or the reviewer is barred now, TRANSITION for a closed request.
   */
  execute({ call, reviewId, mail: { reminder, ...mail } }: MailReviewer): Promise<ArticleView> {
    const sender = actorOf(call.user);
    return this.desk.run(call, async (state) => {
      const assignment = assignmentById(state, reviewId);
      const reviewers = await this.lookup.several([assignment.reviewerId]);
      const wasMailed = assignment.status === 'Mailed' || assignment.status === 'Accepted';
      if (reminder ?? wasMailed) {
        const sent = await this.mails.reminder(state, assignment, { sender, body: mail });
        return { type: 'RemindReviewer', data: { assignmentId: reviewId, mail: sent, reviewers } };
      }
      const invitations = await this.mails.invitations(state, [assignment], { sender, body: mail });
      return { type: 'MailReviewers', data: { invitations, reviewers } };
    });
  }
}
