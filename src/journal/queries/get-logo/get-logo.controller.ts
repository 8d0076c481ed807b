import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { GetLogoReader } from './get-logo.reader';

@ApiTags('Files, tickets, the rest')
@Controller()
export class GetLogoController {
  constructor(private readonly reader: GetLogoReader) {}

  /** The address contains the hash of the bytes, so a browser may cache them permanently. */
  @Get('journal-logo/:hash')
  @Access({ groups: 'public' })
  async get(@Param('hash') hash: string, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    const bytes = await this.reader.read({ hash });
    // After reading, so that a missing logo is not cached.
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return new StreamableFile(bytes, {
      type: 'image/png',
      disposition: 'inline; filename="logo.png"',
    });
  }
}
