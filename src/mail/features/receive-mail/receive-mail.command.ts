import { Command } from '@nestjs/cqrs';
import type { Request } from 'express';

/** Whether the message belongs to a mail of the journal. */
export interface ReceivedMail {
  matched: boolean;
}

/** Takes a message that another program brings. `request` is read as its bytes. */
export class ReceiveMail extends Command<ReceivedMail> {
  constructor(
    readonly secret: string,
    readonly request: Request,
  ) {
    super();
  }
}
