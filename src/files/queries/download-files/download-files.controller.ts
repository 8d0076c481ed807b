import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { contentDisposition } from '../../content/content-types';
import { SAFE_HEADERS, sendBytes } from '../../download/send-file';
import { DownloadFilesDto } from './download-files.dto';
import { DownloadFilesReader } from './download-files.reader';

@ApiTags('Files')
@Controller()
export class DownloadFilesController {
  constructor(private readonly reader: DownloadFilesReader) {}

  @Get('article/:id/files.zip')
  @Access({ groups: 'all', unproven: true, article: ['own', 'staff'], recordsReading: true, scope: 'articles' })
  @RateLimit('archive')
  async download(
    @Param('id') articleId: string,
    @Query() choice: DownloadFilesDto,
    @CurrentUser() user: RequestUser,
    @Res() response: Response,
  ): Promise<void> {
    const { fileName, bytes } = await this.reader.read({ articleId, user, choice });
    response.set({
      ...SAFE_HEADERS,
      'Cache-Control': 'no-store, no-transform',
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(fileName, false),
    });
    await sendBytes(bytes, response);
  }
}
