import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OverviewProgress } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { GetOverviewProgressReader } from './get-overview-progress.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetOverviewProgressController {
  constructor(private readonly reader: GetOverviewProgressReader) {}

  /** How far the overview is that `GET /article/{id}/overall` makes; for a progress bar, and for who comes back to the page. */
  @Get('article/:id/overall/progress')
  @Access({ groups: 'all', article: ['own', 'staff'] })
  get(@Param('id') articleId: string): Promise<OverviewProgress> {
    return this.reader.read({ articleId });
  }
}
