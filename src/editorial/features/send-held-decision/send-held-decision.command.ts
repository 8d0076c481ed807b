import { Command } from '@nestjs/cqrs';
import type { HeldDecision } from '../../../contracts';
import type { HeldKey } from '../../held-decisions/held-decisions';

export class SendHeldDecision extends Command<HeldDecision> {
  constructor(readonly key: HeldKey) {
    super();
  }
}
