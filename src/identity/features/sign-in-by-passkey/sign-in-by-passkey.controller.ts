import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { AuthRecord } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { type SignInClient, SignInFrom } from '../../sessions/sign-in-client';
import { SignInByPasskey } from './sign-in-by-passkey.command';
import { SignInByPasskeyDto } from './sign-in-by-passkey.dto';

@ApiTags('Accounts')
@Controller()
export class SignInByPasskeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('authenticate/passkey')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  run(@Body() { passkey }: SignInByPasskeyDto, @SignInFrom() from: SignInClient): Promise<AuthRecord> {
    return this.commands.execute(new SignInByPasskey(passkey, from));
  }
}
