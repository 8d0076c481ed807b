import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { SecurityLogFilterDto } from '../../security/security-log-filter.dto';
import { SecurityLogReader } from '../../security/security-log-reader';
import { securityLogCsv } from './security-log-csv';

/** The selected part of the security log as a CSV file, newest line first, streamed while it is read. */
@ApiTags('Accounts')
@Controller()
export class ExportSecurityLogController {
  constructor(private readonly log: SecurityLogReader) {}

  @Get('security-log.csv')
  @ApiProduces('text/csv')
  @RateLimit('export')
  @Access({ groups: ['webmaster'], recentProof: true, recordsReading: true, scope: 'security' })
  async export(@Query() filter: SecurityLogFilterDto, @Res() response: Response): Promise<void> {
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="security-log.csv"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    // When the caller disconnects, the reading ends. No one is left who could receive an error.
    await pipeline(Readable.from(securityLogCsv(this.log, filter)), response).catch(() => response.destroy());
  }
}
