import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ProviderStart } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { StartProviderSignIn } from './start-provider-sign-in.command';
import { StartProviderSignInDto } from './start-provider-sign-in.dto';

@ApiTags('Accounts')
@Controller()
export class StartProviderSignInController {
  constructor(private readonly commands: CommandBus) {}

  @Post('sign-in/:provider/start')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  start(@Param('provider') provider: string, @Body() { returnTo }: StartProviderSignInDto): Promise<ProviderStart> {
    return this.commands.execute(new StartProviderSignIn(provider, returnTo, null));
  }

  /** Starts the link of the caller's own account to the provider. */
  @Post('user/sign-ins/:provider/start')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true, recentProof: true })
  @RateLimit('key')
  startLink(
    @CurrentUser() user: RequestUser,
    @Param('provider') provider: string,
    @Body() { returnTo }: StartProviderSignInDto,
  ): Promise<ProviderStart> {
    return this.commands.execute(new StartProviderSignIn(provider, returnTo, user));
  }
}
