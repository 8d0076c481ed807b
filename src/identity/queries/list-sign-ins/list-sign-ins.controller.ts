import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnSignIns } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListSignInsReader } from './list-sign-ins.reader';

@ApiTags('Accounts')
@Controller()
export class ListSignInsController {
  constructor(private readonly reader: ListSignInsReader) {}

  @Get('user/sign-ins')
  @Access({ groups: 'all', unproven: true })
  list(@CurrentUser() user: RequestUser): Promise<OwnSignIns> {
    return this.reader.read(user);
  }
}
