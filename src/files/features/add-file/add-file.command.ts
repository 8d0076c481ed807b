import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { AddFileDto } from './add-file.dto';

export class AddFile extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: AddFileDto,
  ) {
    super();
  }
}
