import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { EmailLogEntry } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetMailLogReader } from './get-mail-log.reader';

@ApiTags('Editorial side')
@Controller()
export class GetMailLogController {
  constructor(private readonly reader: GetMailLogReader) {}

  @Get('article/:id/mail-log')
  @Access({ groups: 'all', article: ['staff'], scope: 'articles' })
  get(@Param('id') id: string, @CurrentUser() user: RequestUser): Promise<EmailLogEntry[]> {
    return this.reader.read({ articleId: id, user });
  }
}
