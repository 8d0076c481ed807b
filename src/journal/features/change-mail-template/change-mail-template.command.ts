import { Command } from '@nestjs/cqrs';
import type { MailTemplateInput, MailTemplateView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

export class ChangeMailTemplate extends Command<MailTemplateView> {
  constructor(
    readonly user: RequestUser,
    readonly name: string,
    readonly input: MailTemplateInput,
  ) {
    super();
  }
}
