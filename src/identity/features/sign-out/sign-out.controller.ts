import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { SignOut } from './sign-out.command';

@ApiTags('Accounts')
@Controller()
export class SignOutController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/logout')
  @HttpCode(204)
  @Access({ groups: 'all', unproven: true, withoutFactor: true })
  signOut(@CurrentUser() user: RequestUser): Promise<void> {
    return this.commands.execute(new SignOut(user));
  }
}
