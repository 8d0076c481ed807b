import { Command } from '@nestjs/cqrs';

export class RemoveFactors extends Command<void> {
  constructor(
    readonly key: string,
    readonly password: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
