import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { ReturnToAssistant } from './return-to-assistant.command';

/** Gives an article back to the editor without advice (lifecycle, section 2, 'return to assistant'). */
@CommandHandler(ReturnToAssistant)
export class ReturnToAssistantHandler implements ICommandHandler<ReturnToAssistant> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call }: ReturnToAssistant): Promise<ArticleView | null> {
    return this.desk.runAndLeave(call, () => ({ type: 'ReturnToAssistant', data: {} }));
  }
}
