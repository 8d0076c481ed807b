import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HeldDecision } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { HeldDecisions } from '../../held-decisions/held-decisions';
import { OwnHeldDecision } from '../../held-decisions/own-held-decision';
import { TakeBackDecision } from './take-back-decision.command';

/** Takes a held decision back: nothing of it is stored or mailed, and its draft is unchanged. */
@CommandHandler(TakeBackDecision)
export class TakeBackDecisionHandler implements ICommandHandler<TakeBackDecision> {
  constructor(
    private readonly held: HeldDecisions,
    private readonly own: OwnHeldDecision,
  ) {}

  /** @throws ApiProblem CONFLICT when it is too late, or nothing was held. */
  async execute({ key }: TakeBackDecision): Promise<HeldDecision> {
    const isBack = await this.held.takeBack(key);
    const held = await this.own.find(key);
    if (isBack && held) return held;
    throw new ApiProblem(
      'CONFLICT',
      held ? 'It is too late to undo this decision.' : 'There is no decision waiting to be sent.',
    );
  }
}
