import { Command } from '@nestjs/cqrs';

/** Sends a package again that was given up, waits, or has arrived. */
export class ResendPackage extends Command<null> {
  constructor(readonly id: string) {
    super();
  }
}
