import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FileView } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { Meta, type RequestMeta } from '../../../platform/http/request/meta.decorator';
import { RegenerateDocumentsReader } from './regenerate-documents.reader';

@ApiTags('Editorial side')
@Controller()
export class RegenerateDocumentsController {
  constructor(private readonly reader: RegenerateDocumentsReader) {}

  /**
   * Makes all generated documents of the present revision again and returns the full article, which may take a minute. A second call during
   * a run waits for that run. The old ones are kept until the new ones are complete.
   */
  @Get('article/:id/regenerate-combined-pdf')
  @Access({ groups: 'all', article: ['staff'] })
  get(@Param('id') articleId: string, @CurrentUser() user: RequestUser, @Meta() meta: RequestMeta): Promise<FileView> {
    return this.reader.read({ articleId, user, meta });
  }
}
