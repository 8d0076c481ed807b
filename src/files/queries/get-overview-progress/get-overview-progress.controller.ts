import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OverviewProgress } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { GetOverviewProgressReader } from './get-overview-progress.reader';

@ApiTags('Articles, author side')
@Controller()
export class GetOverviewProgressController {
  constructor(private readonly reader: GetOverviewProgressReader) {}

  /** Progress of the overview made by `GET /article/{id}/overall`; for a progress bar, and for a person who returns to the page. */
  @Get('article/:id/overall/progress')
  @Access({ groups: 'all', unproven: true, article: ['own', 'staff'] })
  get(@Param('id') articleId: string, @CurrentUser() user: RequestUser): Promise<OverviewProgress> {
    return this.reader.read({ articleId, user });
  }
}
