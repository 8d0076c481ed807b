import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { NewApp } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { StartApp } from './start-app.command';
import { StartAppDto } from './start-app.dto';

@ApiTags('Accounts')
@Controller()
export class StartAppController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/factors/app')
  @HttpCode(200)
  @Access({ groups: 'all', withoutFactor: true, recentProof: true })
  @RateLimit('key')
  run(@CurrentUser() user: RequestUser, @Body() { name }: StartAppDto): Promise<NewApp> {
    return this.commands.execute(new StartApp(user, name));
  }
}
