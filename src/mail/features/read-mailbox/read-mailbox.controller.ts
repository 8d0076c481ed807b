import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ReadMailbox } from './read-mailbox.command';
import { ReadMailboxDto } from './read-mailbox.dto';

@ApiTags('Mails')
@Controller()
export class ReadMailboxController {
  constructor(private readonly commands: CommandBus) {}

  @Post('incoming-mail/read')
  @HttpCode(200)
  @Access({ groups: ['webmaster'] })
  @RateLimit('test-mail')
  read(@Body() { again }: ReadMailboxDto): Promise<null> {
    return this.commands.execute(new ReadMailbox(again));
  }
}
