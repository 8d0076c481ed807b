import { Command } from '@nestjs/cqrs';

/** Another row of tries for a review that did not arrive at ORCID. */
export class ResendDeposit extends Command<null> {
  constructor(readonly id: string) {
    super();
  }
}
