import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { User } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetUserReader } from './get-user.reader';

@ApiTags('Accounts')
@Controller()
@Access({ groups: 'all', unproven: true })
export class GetUserController {
  constructor(private readonly reader: GetUserReader) {}

  @Get('user')
  @Access({ groups: 'all', unproven: true, withoutFactor: true })
  own(@CurrentUser() user: RequestUser): Promise<User> {
    return this.reader.read({ caller: user, id: user.userId });
  }

  @Get('user/:id')
  byId(@CurrentUser() user: RequestUser, @Param('id') id: string): Promise<User> {
    return this.reader.read({ caller: user, id });
  }
}
