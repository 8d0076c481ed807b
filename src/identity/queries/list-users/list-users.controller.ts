import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Page, User } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { ListUsersDto } from './list-users.dto';
import { ListUsers } from './list-users.query';

@ApiTags('Accounts')
@Controller()
export class ListUsersController {
  constructor(private readonly queries: QueryBus) {}

  @Get('user/all')
  @Access({ groups: ['editor', 'assistant', 'associate editor'] })
  list(@Query() filter: ListUsersDto): Promise<Page<User>> {
    return this.queries.execute(new ListUsers({ ...filter }));
  }
}
