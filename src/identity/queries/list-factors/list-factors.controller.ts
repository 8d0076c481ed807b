import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OwnFactors } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ListFactorsReader } from './list-factors.reader';

@ApiTags('Accounts')
@Controller()
export class ListFactorsController {
  constructor(private readonly reader: ListFactorsReader) {}

  @Get('user/factors')
  @Access({ groups: 'all', withoutFactor: true })
  list(@CurrentUser() user: RequestUser): Promise<OwnFactors> {
    return this.reader.read(user);
  }
}
