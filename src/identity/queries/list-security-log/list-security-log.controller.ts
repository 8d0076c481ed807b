import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Page, SecurityLogEntry } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { ListSecurityLogDto } from './list-security-log.dto';
import { ListSecurityLog } from './list-security-log.query';

@ApiTags('Accounts')
@Controller()
export class ListSecurityLogController {
  constructor(private readonly queries: QueryBus) {}

  @Get('security-log')
  @Access({ groups: ['webmaster'] })
  list(@Query() { page, size, ...filter }: ListSecurityLogDto): Promise<Page<SecurityLogEntry>> {
    return this.queries.execute(new ListSecurityLog(filter, page, size));
  }
}
