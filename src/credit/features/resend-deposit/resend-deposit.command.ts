import { Command } from '@nestjs/cqrs';

/** Starts the tries again for a review that did not arrive at ORCID. */
export class ResendDeposit extends Command<null> {
  constructor(readonly id: string) {
    super();
  }
}
