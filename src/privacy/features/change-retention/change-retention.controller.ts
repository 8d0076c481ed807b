import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { RetentionState } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeRetention } from './change-retention.command';
import { ChangeRetentionDto } from './change-retention.dto';

@ApiTags('Accounts')
@Controller()
export class ChangeRetentionController {
  constructor(private readonly commands: CommandBus) {}

  @Post('retention')
  @HttpCode(200)
  @Access({ groups: ['webmaster'], recentProof: true })
  change(@CurrentUser() user: RequestUser, @Body() body: ChangeRetentionDto): Promise<RetentionState> {
    return this.commands.execute(new ChangeRetention(user, { ...body }));
  }
}
