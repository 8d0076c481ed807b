import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EmailLogEntry } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { GetMailLogReader } from './get-mail-log.reader';

@ApiTags('Editorial side')
@Controller()
export class GetMailLogController {
  constructor(private readonly reader: GetMailLogReader) {}

  @Get('article/:id/mail-log')
  @Access({ groups: 'all', article: ['staff'], scope: 'articles' })
  get(@Param('id') id: string): Promise<EmailLogEntry[]> {
    return this.reader.read({ articleId: id });
  }
}
