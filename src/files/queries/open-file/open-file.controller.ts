import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { sendFile } from '../../download/send-file';
import { SignedLinkDto } from '../../download/signed-link.dto';
import { OpenFileReader } from './open-file.reader';

@ApiTags('Files')
@Controller()
export class OpenFileController {
  constructor(private readonly reader: OpenFileReader) {}

  @Get('files/:fileId')
  @Access({ groups: 'public' })
  async open(
    @Param('fileId') fileId: string,
    @Query() { expires, signature }: SignedLinkDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { file, open } = await this.reader.read({ fileId, expires: expires ?? '', signature: signature ?? '' });
    await sendFile(request, response, file, open);
  }
}
