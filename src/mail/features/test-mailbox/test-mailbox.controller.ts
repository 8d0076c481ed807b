import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { MailboxTest } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { TestMailbox } from './test-mailbox.command';

@ApiTags('Mails')
@Controller()
export class TestMailboxController {
  constructor(private readonly commands: CommandBus) {}

  @Post('incoming-mail/test')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('test-mail')
  test(): Promise<MailboxTest> {
    return this.commands.execute(new TestMailbox());
  }
}
