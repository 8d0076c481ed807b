import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { AuthRecord } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { EndLoginAs } from './end-login-as.command';

@ApiTags('Accounts')
@Controller()
export class EndLoginAsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/loginAs/end')
  @HttpCode(200)
  @Access({ groups: 'all', unproven: true, withoutFactor: true })
  end(@CurrentUser() user: RequestUser): Promise<AuthRecord> {
    return this.commands.execute(new EndLoginAs(user));
  }
}
