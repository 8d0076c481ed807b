import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, presentAssignments } from '../../../article';
import { ArticleDesk } from '../../../article-desk/public';
import { InvitationMails } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { CandidateLookup } from '../../reviewers/candidate-lookup';
import { MailAllReviewers } from './mail-all-reviewers.command';

/** Invites all reviewers chosen for the present revision and not yet mailed, each with personal links. */
@CommandHandler(MailAllReviewers)
export class MailAllReviewersHandler implements ICommandHandler<MailAllReviewers> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: InvitationMails,
    private readonly lookup: CandidateLookup,
  ) {}

  /** @throws Refusal RULE when one of them is barred now. */
  execute({ call, mail }: MailAllReviewers): Promise<ArticleView> {
    return this.desk.run(call, async (state) => {
      const chosen = presentAssignments(state).filter((one) => one.status === 'Selected');
      const body = { ...mail, to: undefined, cc: undefined };
      const reviewers = await this.lookup.several(chosen.map((one) => one.reviewerId));
      const invitations = await this.mails.invitations(state, chosen, { sender: actorOf(call.user), body });
      return { type: 'MailReviewers', data: { invitations, reviewers } };
    });
  }
}
