import { Command } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import type { ArticleCall } from '../../../article-desk/public';
import type { AddFileDto } from './add-file.dto';

export class AddFile extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: AddFileDto,
  ) {
    super();
  }
}
