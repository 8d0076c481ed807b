import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { NewRecoveryCodes } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { ConfirmApp } from './confirm-app.command';
import { ConfirmAppDto } from './confirm-app.dto';

@ApiTags('Accounts')
@Controller()
export class ConfirmAppController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/factors/app/confirm')
  @HttpCode(200)
  @Access({ groups: 'all', withoutFactor: true, recentProof: true })
  @RateLimit('key')
  run(
    @CurrentUser() user: RequestUser,
    @Body() { id, code }: ConfirmAppDto,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<NewRecoveryCodes> {
    return this.commands.execute(new ConfirmApp(user, id, code, correlationId));
  }
}
