import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { GetUser } from './get-user.query';

@ApiTags('Accounts')
@Controller()
@Access({ groups: 'all' })
export class GetUserController {
  constructor(private readonly queries: QueryBus) {}

  @Get('user')
  own(@CurrentUser() user: RequestUser): Promise<User> {
    return this.queries.execute(new GetUser(user, user.userId));
  }

  @Get('user/:id')
  byId(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<User> {
    return this.queries.execute(new GetUser(user, id));
  }
}
