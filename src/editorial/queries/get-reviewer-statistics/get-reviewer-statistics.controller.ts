import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ReviewerStatistics } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { StatisticsReader } from '../../statistics/statistics-reader';
import { GetReviewerStatisticsDto } from './get-reviewer-statistics.dto';

@ApiTags('Editorial side')
@Controller()
export class GetReviewerStatisticsController {
  constructor(private readonly statistics: StatisticsReader) {}

  @Get('article/editor/reviewers-stats')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'statistics' })
  get(@CurrentUser() user: RequestUser, @Query() query: GetReviewerStatisticsDto): Promise<ReviewerStatistics> {
    return this.statistics.reviewers(user, query);
  }
}
