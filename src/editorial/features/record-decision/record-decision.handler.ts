import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ArticleView } from '../../../contracts';
import { DecisionRecorder } from '../../decisions/decision-recorder';
import { RecordDecision } from './record-decision.command';

/** Records the editor's decision and sends its mail, immediately. */
@CommandHandler(RecordDecision)
export class RecordDecisionHandler implements ICommandHandler<RecordDecision> {
  constructor(private readonly recorder: DecisionRecorder) {}

  execute({ call, decision, mail }: RecordDecision): Promise<ArticleView> {
    return this.recorder.record({ call, decision, mail });
  }
}
