import { Command } from '@nestjs/cqrs';

export class DeleteView extends Command<{ message: string }> {
  constructor(
    readonly userId: string,
    readonly id: string,
  ) {
    super();
  }
}
