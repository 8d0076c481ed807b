import { Command } from '@nestjs/cqrs';

export class RevertAddress extends Command<void> {
  constructor(
    readonly key: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
