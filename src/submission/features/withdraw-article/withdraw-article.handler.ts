import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf, Articles } from '../../../article';
import { ArticleViews } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { SubmissionMails } from '../../mails/submission-mails';
import { WithdrawArticle } from './withdraw-article.command';

/** Ends an article early; notifies reviewers still working and the office (lifecycle, section 2, 'withdraw'). */
@CommandHandler(WithdrawArticle)
export class WithdrawArticleHandler implements ICommandHandler<WithdrawArticle> {
  constructor(
    private readonly articles: Articles,
    private readonly views: ArticleViews,
    private readonly mails: SubmissionMails,
  ) {}

  async execute({ call: { articleId, user, meta }, payload: { reason } }: WithdrawArticle): Promise<ArticleView> {
    const actor = actorOf(user);
    const { state } = await this.articles.execute(
      articleId,
      async (before) => ({ type: 'Withdraw', data: { reason, mails: await this.mails.withdrawal(before, reason) } }),
      { actor, pinnedVersion: meta.pinnedVersion, meta },
    );
    return this.views.of(state, actor);
  }
}
