import { Command } from '@nestjs/cqrs';

/** A notification of the similarity service that something is ready. */
export class ReceiveSimilarity extends Command<null> {
  constructor(
    readonly signature: string,
    readonly bytes: Buffer,
  ) {
    super();
  }
}
