import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { groupName } from '../../users/account';
import { CreateUser } from './create-user.command';
import { CreateUserDto } from './create-user.dto';

@ApiTags('Accounts')
@Controller()
@Access({ groups: ['editor', 'assistant', 'associate editor'] })
export class CreateUserController {
  constructor(private readonly commands: CommandBus) {}

  /** Without a group, the new person is an author, as at registration. */
  @Post('user/save')
  save(
    @CurrentUser() user: RequestUser,
    @Body() { emailRepeat: _repeat, groupId, ...person }: CreateUserDto,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<User> {
    return this.commands.execute(new CreateUser(user, person, groupName(groupId ?? 2), correlationId));
  }

  @Post('user/saveReviewer')
  saveReviewer(
    @CurrentUser() user: RequestUser,
    @Body() { emailRepeat: _repeat, groupId: _group, ...person }: CreateUserDto,
    @Meta() { correlationId }: RequestMeta,
  ): Promise<User> {
    return this.commands.execute(new CreateUser(user, person, 'reviewer', correlationId));
  }
}
