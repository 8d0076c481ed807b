import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { WithdrawArticleDto } from './withdraw-article.dto';

export class WithdrawArticle extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: WithdrawArticleDto,
  ) {
    super();
  }
}
