import { Command } from '@nestjs/cqrs';

/** The similarity service says that something is ready. */
export class ReceiveSimilarity extends Command<null> {
  constructor(
    readonly signature: string,
    readonly bytes: Buffer,
  ) {
    super();
  }
}
