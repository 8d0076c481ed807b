import { Command } from '@nestjs/cqrs';

/** Reads the mailbox now. `again`: also the messages of the last 30 days. */
export class ReadMailbox extends Command<null> {
  constructor(readonly again: boolean) {
    super();
  }
}
