import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';

export class WithdrawPublication extends Command<{ success: boolean }> {
  constructor(
    readonly call: ArticleCall,
    readonly assignmentId: string,
  ) {
    super();
  }
}
