import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeSeniority } from './change-seniority.command';
import { ChangeSeniorityDto } from './change-seniority.dto';

@ApiTags('Accounts')
@Controller()
export class ChangeSeniorityController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/update/:id/reviewer-seniority')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  change(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Query() { level }: ChangeSeniorityDto,
  ): Promise<User> {
    return this.commands.execute(new ChangeSeniority(user, id, level));
  }
}
