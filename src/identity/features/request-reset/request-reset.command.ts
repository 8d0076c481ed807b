import { Command } from '@nestjs/cqrs';

export class RequestReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly correlationId: string,
  ) {
    super();
  }
}
