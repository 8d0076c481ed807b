import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { IncomingMailSettings } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { MailboxSettings } from '../../mailbox/mailbox-settings';

@ApiTags('Mails')
@Controller()
export class GetIncomingMailController {
  constructor(private readonly settings: MailboxSettings) {}

  @Get('incoming-mail')
  @Access({ groups: ['webmaster'] })
  get(): Promise<IncomingMailSettings> {
    return this.settings.shown();
  }
}
