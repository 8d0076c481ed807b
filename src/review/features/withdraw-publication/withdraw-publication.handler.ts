import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ownRequest } from '../../requests/own-request';
import { WithdrawPublication } from './withdraw-publication.command';

/** Withdraws the reviewer's consent to publish a review. Without a consent nothing is stored. */
@CommandHandler(WithdrawPublication)
export class WithdrawPublicationHandler implements ICommandHandler<WithdrawPublication> {
  constructor(private readonly articles: Articles) {}

  /** @throws Refusal TRANSITION once the article is accepted. */
  async execute({ call, assignmentId }: WithdrawPublication): Promise<{ success: boolean }> {
    const { articleId, user, meta } = call;
    await ownRequest(this.articles, articleId, assignmentId, user.userId);
    await this.articles.execute(articleId, () => ({ type: 'WithdrawPublication', data: { assignmentId } }), {
      actor: actorOf(user),
      meta,
    });
    return { success: true };
  }
}
