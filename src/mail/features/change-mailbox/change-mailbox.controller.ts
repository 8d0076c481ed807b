import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeMailbox } from './change-mailbox.command';
import { ChangeMailboxDto } from './change-mailbox.dto';

@ApiTags('Mails')
@Controller()
export class ChangeMailboxController {
  constructor(private readonly commands: CommandBus) {}

  @Post('incoming-mail')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() body: ChangeMailboxDto): Promise<null> {
    return this.commands.execute(new ChangeMailbox(user, { ...body }));
  }
}
