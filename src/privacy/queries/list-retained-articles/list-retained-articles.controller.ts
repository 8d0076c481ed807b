import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RetentionDryRun } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { RetainedArticlesDto } from '../../retention/retention-settings.dto';
import { ListRetainedArticlesReader } from './list-retained-articles.reader';

@ApiTags('Accounts')
@Controller()
export class ListRetainedArticlesController {
  constructor(private readonly reader: ListRetainedArticlesReader) {}

  @Get('retention/dry-run')
  @Access({ groups: ['webmaster'] })
  list(@Query() query: RetainedArticlesDto): Promise<RetentionDryRun> {
    return this.reader.read(query);
  }
}
