import { Command } from '@nestjs/cqrs';
import type { KeptDecisionDraft } from '../../../contracts';

export class DiscardDecisionDraft extends Command<KeptDecisionDraft> {
  constructor(
    readonly articleId: string,
    readonly userId: string,
  ) {
    super();
  }
}
