import { Command } from '@nestjs/cqrs';

export class AskPasskey extends Command<object> {
  constructor(readonly ticket: string | undefined) {
    super();
  }
}
