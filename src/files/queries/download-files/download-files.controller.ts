import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access.decorator';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { RequestUser } from '../../../platform/http/request-user';
import { contentDisposition } from '../../content/content-types';
import { SAFE_HEADERS, sendBytes } from '../../download/send-file';
import { DownloadFilesDto } from './download-files.dto';
import { DownloadFiles } from './download-files.query';

@ApiTags('Files')
@Controller()
export class DownloadFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('article/:id/files.zip')
  @Access({ groups: 'all', article: ['own', 'staff'] })
  async download(
    @Param('id') articleId: string,
    @Query() choice: DownloadFilesDto,
    @CurrentUser() user: RequestUser,
    @Res() response: Response,
  ): Promise<void> {
    const { fileName, bytes } = await this.queries.execute(new DownloadFiles(articleId, user, choice));
    response.set({
      ...SAFE_HEADERS,
      'Cache-Control': 'no-store, no-transform',
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(fileName, false),
    });
    await sendBytes(bytes, response);
  }
}
