import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { SAFE_HEADERS } from '../../download/send-file';
import { SignedLinkDto } from '../../download/signed-link.dto';
import { GetThumbnailReader } from './get-thumbnail.reader';

@ApiTags('Files')
@Controller()
export class GetThumbnailController {
  constructor(private readonly reader: GetThumbnailReader) {}

  /** A small JPEG of a figure, also of a TIFF, which browsers do not show. */
  @Get('files/:fileId/thumbnail')
  @Access({ groups: 'public' })
  async get(
    @Param('fileId') fileId: string,
    @Query() { expires, signature }: SignedLinkDto,
    @Res() response: Response,
  ): Promise<void> {
    const { hash, jpeg } = await this.reader.read({ fileId, expires: expires ?? '', signature: signature ?? '' });
    response.set({ ...SAFE_HEADERS, 'Content-Type': 'image/jpeg', ETag: `"${hash}-small"` }).send(jpeg);
  }
}
