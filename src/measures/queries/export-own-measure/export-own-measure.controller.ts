import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ExportOwnMeasureReader } from './export-own-measure.reader';

@ApiTags('Editorial side')
@ApiProduces('text/csv')
@Controller()
export class ExportOwnMeasureController {
  constructor(private readonly reader: ExportOwnMeasureReader) {}

  @Get('own-measures/:name/csv')
  @Access({ groups: ['editor'], scope: 'statistics' })
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @RateLimit('export')
  get(@Param('name') name: string, @CurrentUser() user: RequestUser): Promise<string> {
    return this.reader.read(name, user);
  }
}
