import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReceivedMessages } from '../../mailbox/received-messages';
import type { ReceivedMail } from './receive-mail.command';
import { ReceiveMail } from './receive-mail.command';

/** Receives a message from a program that has the secret. */
@CommandHandler(ReceiveMail)
export class ReceiveMailHandler implements ICommandHandler<ReceiveMail> {
  constructor(private readonly messages: ReceivedMessages) {}

  async execute({ secret, request }: ReceiveMail): Promise<ReceivedMail> {
    return { matched: await this.messages.receive(secret, request) };
  }
}
