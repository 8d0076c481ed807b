import { Command } from '@nestjs/cqrs';

/** Another row of tries for a manuscript at the similarity service. */
export class RetrySimilarity extends Command<null> {
  constructor(readonly id: string) {
    super();
  }
}
