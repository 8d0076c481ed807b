import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { RebuttalSaved } from '../../../contracts';
import type { SaveRebuttalDto } from './save-rebuttal.dto';

export class SaveRebuttal extends Command<RebuttalSaved> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: SaveRebuttalDto,
  ) {
    super();
  }
}
