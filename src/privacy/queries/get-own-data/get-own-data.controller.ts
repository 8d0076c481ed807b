import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SAFE_HEADERS, sendBytes } from '../../../files/public';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { GetOwnDataReader } from './get-own-data.reader';

@ApiTags('Accounts')
@Controller()
export class GetOwnDataController {
  constructor(private readonly reader: GetOwnDataReader) {}

  @Get('own-data.zip')
  @Access({ groups: 'all', unproven: true, recentProof: true, recordsReading: true })
  @RateLimit('archive')
  async download(@CurrentUser() user: RequestUser, @Res() response: Response): Promise<void> {
    const bytes = await this.reader.read(user);
    response.set({
      ...SAFE_HEADERS,
      'Cache-Control': 'no-store, no-transform',
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="own-data.zip"',
    });
    await sendBytes(bytes, response);
  }
}
