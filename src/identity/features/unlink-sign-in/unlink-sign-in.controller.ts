import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { UnlinkSignIn } from './unlink-sign-in.command';

@ApiTags('Accounts')
@Controller()
export class UnlinkSignInController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/sign-ins/:provider/unlink')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true, recentProof: true })
  unlink(
    @CurrentUser() user: RequestUser,
    @Param('provider') provider: string,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<void> {
    return this.commands.execute(new UnlinkSignIn(user, provider, correlationId));
  }
}
