import { Command } from '@nestjs/cqrs';

/** Starts the tries again for a manuscript at the similarity service. */
export class RetrySimilarity extends Command<null> {
  constructor(readonly id: string) {
    super();
  }
}
