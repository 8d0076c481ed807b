import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import type { SubmitCorrectionDto } from './submit-correction.dto';

export class SubmitCorrection extends Command<ArticleView> {
  constructor(
    readonly call: ArticleCall,
    readonly payload: SubmitCorrectionDto,
  ) {
    super();
  }
}
