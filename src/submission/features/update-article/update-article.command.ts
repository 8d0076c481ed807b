import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { SaveArticleDto } from '../../draft/save-article.dto';

export class UpdateArticle extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly fields: SaveArticleDto,
  ) {
    super();
  }
}
