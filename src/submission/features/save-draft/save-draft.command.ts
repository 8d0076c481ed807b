import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { RequestMeta } from '../../../platform/http/request/meta.decorator';
import type { SaveArticleDto } from '../../draft/save-article.dto';

export class SaveDraft extends Command<ArticleView> {
  constructor(
    readonly fields: SaveArticleDto,
    readonly user: RequestUser,
    readonly meta: RequestMeta,
  ) {
    super();
  }
}
