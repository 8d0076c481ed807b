import { Command } from '@nestjs/cqrs';
import type { ArticleCall } from '../../../article-desk/public';
import type { SaveDecisionDraftDto } from './save-decision-draft.dto';

export class SaveDecisionDraft extends Command<{ draftVersion: number }> {
  constructor(
    readonly call: ArticleCall,
    readonly typed: SaveDecisionDraftDto,
  ) {
    super();
  }
}
