import { Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ChangeGroup } from './change-group.command';
import { ChangeGroupDto } from './change-group.dto';

@ApiTags('Accounts')
@Controller()
export class ChangeGroupController {
  constructor(private readonly commands: CommandBus) {}

  @Post('user/update/:id/change-role')
  @HttpCode(200)
  @Access({ groups: ['editor', 'assistant', 'associate editor'], recentProof: true })
  change(
    @CurrentUser() user: RequestUser,
    @Param('id') id: string,
    @Query() { groupId }: ChangeGroupDto,
  ): Promise<User> {
    return this.commands.execute(new ChangeGroup(user, id, groupId));
  }
}
