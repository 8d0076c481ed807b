import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { MailHookChanged } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeMailHook } from './change-mail-hook.command';
import { ChangeMailHookDto } from './change-mail-hook.dto';

@ApiTags('Mails')
@Controller()
export class ChangeMailHookController {
  constructor(private readonly commands: CommandBus) {}

  @Post('incoming-mail/hook')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() { active }: ChangeMailHookDto): Promise<MailHookChanged> {
    return this.commands.execute(new ChangeMailHook(user, active));
  }
}
