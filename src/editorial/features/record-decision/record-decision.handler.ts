import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk, MailDesk, ReviewerMails } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { DecisionDrafts } from '../../decision-drafts/decision-drafts';
import { authorAddresses } from '../../office-mails/author-addresses';
import { RecordDecision } from './record-decision.command';

/** The editor's decision with its mail; reviewers are notified too (lifecycle, section 2, 'decide'). */
@CommandHandler(RecordDecision)
export class RecordDecisionHandler implements ICommandHandler<RecordDecision> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
    private readonly reviewers: ReviewerMails,
    private readonly drafts: DecisionDrafts,
  ) {}

  async execute({ call, decision, mail }: RecordDecision): Promise<ArticleView> {
    const decided = await this.desk.run(call, async (state) => {
      const [cancellations, notices] = await Promise.all([
        this.reviewers.cancellations(state),
        this.reviewers.decisions(state, decision),
      ]);
      const letter = this.mails.fromBody('DECISION', mail, authorAddresses(state));
      return { type: 'Decide', data: { decision, mail: letter, cancellationMails: [...cancellations, ...notices] } };
    });
    const { articleId, user } = call;
    await this.drafts.remove({ articleId, revision: decided.revision, userId: user.userId });
    return decided;
  }
}
