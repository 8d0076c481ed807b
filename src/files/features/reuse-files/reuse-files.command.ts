import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { ReuseFilesDto } from './reuse-files.dto';

export class ReuseFiles extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: ReuseFilesDto,
  ) {
    super();
  }
}
