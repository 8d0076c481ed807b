import { Command } from '@nestjs/cqrs';
import type { ArticleCall, MailBodyDto } from '../../../article-desk/public';
import type { Decision, HeldDecision } from '../../../contracts';

export class HoldDecision extends Command<HeldDecision> {
  constructor(
    readonly call: ArticleCall,
    readonly decision: Decision,
    readonly mail: MailBodyDto,
  ) {
    super();
  }
}
