import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, type ArticleState, type MailRequest } from '../../../article';
import { ArticleDesk, AuthorAddresses, HandlingEditors, MailDesk, ReviewerMails } from '../../../article-desk/public';
import { type ArticleView, type Decision, DECISIONS, type OverrideChoice } from '../../../contracts';
import { OverrideStatus } from './override-status.command';

const isDecision = (status: OverrideChoice): status is Decision =>
  (DECISIONS as readonly OverrideChoice[]).includes(status);

/** Sets a status that the table of transitions does not allow, with a reason that the log keeps (lifecycle, section 2, 'override'). */
@CommandHandler(OverrideStatus)
export class OverrideStatusHandler implements ICommandHandler<OverrideStatus> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
    private readonly addresses: AuthorAddresses,
    private readonly reviewers: ReviewerMails,
    private readonly editors: HandlingEditors,
  ) {}

  execute({ call, payload }: OverrideStatus): Promise<ArticleView> {
    const { status, reason } = payload;
    return this.desk.run(call, async (state) => {
      const mail = payload.mail
        ? await this.mails.fromBody(state, {
            kind: 'DECISION',
            body: payload.mail,
            sender: actorOf(call.user),
            fallback: await this.addresses.ofAll(state),
          })
        : null;
      const cancellationMails = isDecision(status) ? await this.notices(state, status) : [];
      const holderLeft = await this.editors.holderLeft(state);
      return { type: 'Override', data: { status, reason: reason.trim(), holderLeft, mail, cancellationMails } };
    });
  }

  /** An override to a decision sends reviewers the same mail as the decision itself (ADR 0013). */
  private async notices(state: ArticleState, decision: Decision): Promise<MailRequest[]> {
    const [cancellations, decisions] = await Promise.all([
      this.reviewers.cancellations(state),
      this.reviewers.decisions(state, decision),
    ]);
    return [...cancellations, ...decisions];
  }
}
