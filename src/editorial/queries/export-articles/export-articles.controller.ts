import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { ArticleExport } from '../../search/article-export';
import { ArticleFiltersDto } from '../../search/article-filters.dto';

/** The whole result of a search as a CSV file, streamed while it is read. */
@ApiTags('Editorial side')
@Controller()
export class ExportArticlesController {
  constructor(private readonly articles: ArticleExport) {}

  @Post('article/search.csv')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @RateLimit('export')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], recordsReading: true, scope: 'articles' })
  async export(
    @Body() filters: ArticleFiltersDto,
    @CurrentUser() user: RequestUser,
    @Res() response: Response,
  ): Promise<void> {
    const lines = await this.articles.open({ ...filters }, user);
    response.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="articles.csv"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    // A caller who disconnects ends the reading; no one is left to receive an error.
    await pipeline(Readable.from(lines), response).catch(() => response.destroy());
  }
}
