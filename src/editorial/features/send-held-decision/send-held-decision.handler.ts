import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HeldDecision } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { HeldDecisionJob } from '../../held-decisions/held-decision.job';
import { HeldDecisions } from '../../held-decisions/held-decisions';
import { OwnHeldDecision } from '../../held-decisions/own-held-decision';
import { SendHeldDecision } from './send-held-decision.command';

/** Carries out a held decision without waiting for the rest of its time. */
@CommandHandler(SendHeldDecision)
export class SendHeldDecisionHandler implements ICommandHandler<SendHeldDecision> {
  constructor(
    private readonly held: HeldDecisions,
    private readonly own: OwnHeldDecision,
    private readonly job: HeldDecisionJob,
  ) {}

  /** @throws ApiProblem CONFLICT when nothing was held. */
  async execute({ key }: SendHeldDecision): Promise<HeldDecision> {
    const id = await this.held.heldId(key);
    if (id !== null) await this.job.schedule(id);
    const held = await this.own.find(key);
    if (held) return held;
    throw new ApiProblem('CONFLICT', 'There is no decision waiting to be sent.');
  }
}
