import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SAFE_HEADERS, sendBytes } from '../../../files/public';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ExportPackagesDto } from './export-packages.dto';
import { ExportPackagesReader } from './export-packages.reader';

@ApiTags('Exchange')
@ApiProduces('application/zip')
@Controller()
export class ExportPackagesController {
  constructor(private readonly reader: ExportPackagesReader) {}

  /** One archive with a MECA package for each article, and `manifest.csv`, which lists the packages, also those that could not be made. */
  @Get('exports/packages.zip')
  @Access({ groups: ['editor', 'assistant'], recordsReading: true, scope: 'exports' })
  @RateLimit('export')
  async get(
    @Query() query: ExportPackagesDto,
    @CurrentUser() user: RequestUser,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await this.reader.read(query, user);
    response.set({
      ...SAFE_HEADERS,
      'Cache-Control': 'no-store, no-transform',
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="packages.zip"',
    });
    await sendBytes(bytes, response);
  }
}
