import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SendingRuleChanged } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangePackageSending } from './change-package-sending.command';
import { ChangePackageSendingDto } from './change-package-sending.dto';

@ApiTags('Exchange')
@Controller()
export class ChangePackageSendingController {
  constructor(private readonly commands: CommandBus) {}

  @Post('package-sending')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() body: ChangePackageSendingDto): Promise<SendingRuleChanged> {
    return this.commands.execute(new ChangePackageSending(user, { ...body }));
  }
}
