import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { ProviderAnswer } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { type SignInClient, SignInFrom } from '../../sessions/sign-in-client';
import { FinishProviderSignIn } from './finish-provider-sign-in.command';
import { FinishProviderSignInDto } from './finish-provider-sign-in.dto';

@ApiTags('Accounts')
@Controller()
export class FinishProviderSignInController {
  constructor(private readonly commands: CommandBus) {}

  @Post('sign-in/finish')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  finish(
    @CurrentUser() user: RequestUser | undefined,
    @Body() { query, secret }: FinishProviderSignInDto,
    @SignInFrom() from: SignInClient,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<ProviderAnswer> {
    return this.commands.execute(new FinishProviderSignIn({ query, secret, user: user ?? null, from, correlationId }));
  }
}
