import { Command } from '@nestjs/cqrs';

export class DeleteSearch extends Command<{ message: string }> {
  constructor(
    readonly userId: string,
    readonly id: string,
  ) {
    super();
  }
}
