import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DocumentsProgress } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { progressForCaller } from '../../documents/progress-language';
import { GetDocumentsProgressReader } from './get-documents-progress.reader';

@ApiTags('Editorial side')
@Controller()
export class GetDocumentsProgressController {
  constructor(private readonly reader: GetDocumentsProgressReader) {}

  /** Progress of the documents made by `GET /article/{id}/regenerate-combined-pdf` or after a submission. */
  @Get('article/:id/regenerate-combined-pdf/progress')
  @Access({ groups: 'all', article: ['staff'] })
  async get(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<DocumentsProgress> {
    return progressForCaller(await this.reader.read({ articleId, user }));
  }
}
