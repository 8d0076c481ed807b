import { Command } from '@nestjs/cqrs';
import type { MailTemplateInput, TestMailView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class SendTestMail extends Command<TestMailView> {
  constructor(
    readonly user: RequestUser,
    readonly correlationId: string,
    readonly name: string,
    readonly input: MailTemplateInput,
  ) {
    super();
  }
}
