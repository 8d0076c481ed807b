import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { EmailLogEntry } from '../../../contracts';
import { Access } from '../../../platform/http/access.decorator';
import { GetMailLog } from './get-mail-log.query';

@ApiTags('Editorial side')
@Controller()
export class GetMailLogController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/:id/mail-log')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') id: string): Promise<EmailLogEntry[]> {
    return this.queries.execute(new GetMailLog(id));
  }
}
