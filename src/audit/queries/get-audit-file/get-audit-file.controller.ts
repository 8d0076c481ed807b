import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { AuditFiles } from '../../audit-file/audit-files';

@ApiTags('Audit')
@ApiProduces('application/zip')
@Controller()
export class GetAuditFileController {
  constructor(private readonly files: AuditFiles) {}

  @Get('article/:id/audit-file')
  @Access({ groups: ['editor'], article: ['office'], recordsReading: true })
  @RateLimit('print')
  async get(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<StreamableFile> {
    const { fileName, bytes } = await this.files.make(articleId, user);
    return new StreamableFile(bytes, { type: 'application/zip', disposition: `attachment; filename="${fileName}"` });
  }
}
