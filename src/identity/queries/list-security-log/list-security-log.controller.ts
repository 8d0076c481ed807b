import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page, SecurityLogEntry } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { ListSecurityLogDto } from './list-security-log.dto';
import { ListSecurityLogReader } from './list-security-log.reader';

@ApiTags('Accounts')
@Controller()
export class ListSecurityLogController {
  constructor(private readonly reader: ListSecurityLogReader) {}

  @Get('security-log')
  @Access({ groups: ['webmaster'], scope: 'security' })
  list(@Query() { page, size, ...filter }: ListSecurityLogDto): Promise<Page<SecurityLogEntry>> {
    return this.reader.read({ filter, page, size });
  }
}
