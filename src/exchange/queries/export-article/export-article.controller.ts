import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ExportArticleDto } from './export-article.dto';
import { ExportArticleReader } from './export-article.reader';

@ApiTags('Exchange')
@ApiProduces('application/zip', 'application/xml')
@Controller()
export class ExportArticleController {
  constructor(private readonly reader: ExportArticleReader) {}

  @Get('article/:id/export')
  @Access({ groups: ['editor', 'assistant'], article: ['office'], recordsReading: true, scope: 'exports' })
  @RateLimit('print')
  async get(@Param('id') articleId: string, @Query() query: ExportArticleDto): Promise<StreamableFile> {
    const { fileName, mediaType, bytes } = await this.reader.read(articleId, query);
    return new StreamableFile(bytes, { type: mediaType, disposition: `attachment; filename="${fileName}"` });
  }
}
