import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { StartPasskey } from './start-passkey.command';

@ApiTags('Accounts')
@Controller()
export class StartPasskeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/factors/passkey')
  @HttpCode(200)
  @Access({ groups: 'all', withoutFactor: true, recentProof: true })
  @RateLimit('key')
  run(@CurrentUser() user: RequestUser): Promise<object> {
    return this.commands.execute(new StartPasskey(user));
  }
}
