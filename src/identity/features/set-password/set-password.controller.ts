import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SignInAnswer } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { type SignInClient, SignInFrom } from '../../sessions/sign-in-client';
import { SetPassword } from './set-password.command';
import { SetPasswordDto } from './set-password.dto';

@ApiTags('Accounts')
@Controller()
export class SetPasswordController {
  constructor(private readonly commands: CommandBus) {}

  @Post('set-password')
  @HttpCode(200)
  @Access({ groups: 'public' })
  @RateLimit('key')
  setPassword(
    @Body() { user, key, password }: SetPasswordDto,
    @SignInFrom() from: SignInClient,
  ): Promise<SignInAnswer> {
    return this.commands.execute(new SetPassword(user, key, password, from));
  }
}
