import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page, User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ListUsersDto } from './list-users.dto';
import { ListUsersReader } from './list-users.reader';

@ApiTags('Accounts')
@Controller()
export class ListUsersController {
  constructor(private readonly reader: ListUsersReader) {}

  @Get('user/all')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'people' })
  list(@Query() filter: ListUsersDto): Promise<Page<User>> {
    return this.reader.read({ filter: { ...filter } });
  }
}
