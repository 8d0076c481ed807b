import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { RequestCorrectionDto } from './request-correction.dto';

export class RequestCorrection extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: RequestCorrectionDto,
  ) {
    super();
  }
}
