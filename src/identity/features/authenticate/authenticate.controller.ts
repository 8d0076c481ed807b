import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SignInAnswer } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { type SignInClient, SignInFrom } from '../../sessions/sign-in-client';
import { Authenticate } from './authenticate.command';
import { AuthenticateDto } from './authenticate.dto';

@ApiTags('Accounts')
@Controller()
export class AuthenticateController {
  constructor(private readonly commands: CommandBus) {}

  @Post('authenticate')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('login')
  authenticate(@Body() { email, password }: AuthenticateDto, @SignInFrom() from: SignInClient): Promise<SignInAnswer> {
    return this.commands.execute(new Authenticate(email, password, from));
  }
}
