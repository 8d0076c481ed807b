import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DocumentsProgress } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { messageIn } from '../../../platform/language/dutch/dutch-of';
import { GetDocumentsProgressReader } from './get-documents-progress.reader';

@ApiTags('Editorial side')
@Controller()
export class GetDocumentsProgressController {
  constructor(private readonly reader: GetDocumentsProgressReader) {}

  /** Progress of the documents made by `GET /article/{id}/regenerate-combined-pdf` or after a submission. */
  @Get('article/:id/regenerate-combined-pdf/progress')
  @Access({ groups: 'all', article: ['staff'] })
  async get(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<DocumentsProgress> {
    const { problems, ...progress } = await this.reader.read({ articleId, user });
    const language = requestLanguage();
    return { ...progress, problems: problems.map((one) => ({ ...one, message: messageIn(language, one.message) })) };
  }
}
