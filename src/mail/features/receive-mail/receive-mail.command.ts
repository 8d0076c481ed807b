import { Command } from '@nestjs/cqrs';
import type { Request } from 'express';

/** The result: whether the message belongs to a mail of the journal. */
export interface ReceivedMail {
  matched: boolean;
}

/** Receives a message from another program. `request` is read as its bytes. */
export class ReceiveMail extends Command<ReceivedMail> {
  constructor(
    readonly secret: string,
    readonly request: Request,
  ) {
    super();
  }
}
