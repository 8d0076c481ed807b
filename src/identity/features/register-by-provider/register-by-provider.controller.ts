import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SignInAnswer } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { type SignInClient, SignInFrom } from '../../sessions/sign-in-client';
import { RegisterByProvider } from './register-by-provider.command';
import { RegisterByProviderDto } from './register-by-provider.dto';

@ApiTags('Accounts')
@Controller()
export class RegisterByProviderController {
  constructor(private readonly commands: CommandBus) {}

  @Post('sign-in/register')
  @Access({ groups: 'public' })
  @RateLimit('register')
  register(
    @Body() { ticket, privacyVersion, emailRepeat: _email, ...person }: RegisterByProviderDto,
    @SignInFrom() from: SignInClient,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<SignInAnswer> {
    return this.commands.execute(new RegisterByProvider(ticket, person, privacyVersion, from, correlationId));
  }
}
