import { Injectable } from '@nestjs/common';
import { actorOf } from '../../article';
import {
  type ArticleCall,
  ArticleDesk,
  AuthorAddresses,
  type MailBodyDto,
  MailDesk,
  ReviewerMails,
} from '../../article-desk/public';
import type { ArticleView, Decision } from '../../contracts';
import { DecisionDrafts } from '../decision-drafts/decision-drafts';

export interface DecisionToRecord {
  call: ArticleCall;
  decision: Decision;
  mail: MailBodyDto;
  /** The letter's id if it is known in advance. It shows later that the decision was stored. */
  mailId?: string;
}

/** Stores a decision with its mails, which also notify the reviewers (lifecycle, section 2, 'decide'). Removes its draft. */
@Injectable()
export class DecisionRecorder {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly mails: MailDesk,
    private readonly addresses: AuthorAddresses,
    private readonly reviewers: ReviewerMails,
    private readonly drafts: DecisionDrafts,
  ) {}

  async record({ call, decision, mail, mailId }: DecisionToRecord): Promise<ArticleView> {
    const decided = await this.desk.run(call, async (state) => {
      const [cancellations, notices] = await Promise.all([
        this.reviewers.cancellations(state),
        this.reviewers.decisions(state, decision),
      ]);
      const composed = await this.mails.fromBody(state, {
        kind: 'DECISION',
        body: mail,
        sender: actorOf(call.user),
        fallback: await this.addresses.ofAll(state),
      });
      const letter = mailId === undefined ? composed : { ...composed, mailId };
      return { type: 'Decide', data: { decision, mail: letter, cancellationMails: [...cancellations, ...notices] } };
    });
    const { articleId, user } = call;
    await this.drafts.remove({ articleId, revision: decided.revision, userId: user.userId });
    return decided;
  }
}
