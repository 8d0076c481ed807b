import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { NewRecoveryCodes } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RenewRecoveryCodes } from './renew-recovery-codes.command';

@ApiTags('Accounts')
@Controller()
export class RenewRecoveryCodesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/factors/recovery-codes')
  @HttpCode(200)
  @Access({ groups: 'all', withoutFactor: true, recentProof: true })
  run(@CurrentUser() user: RequestUser, @Meta() { correlationId }: RequestMeta): Promise<NewRecoveryCodes> {
    return this.commands.execute(new RenewRecoveryCodes(user, correlationId));
  }
}
