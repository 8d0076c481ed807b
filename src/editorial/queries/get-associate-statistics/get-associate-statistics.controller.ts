import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AssociateStatistics } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PeriodDto } from '../../statistics/period.dto';
import { StatisticsReader } from '../../statistics/statistics-reader';

@ApiTags('Editorial side')
@Controller()
export class GetAssociateStatisticsController {
  constructor(private readonly statistics: StatisticsReader) {}

  @Get('article/editor/associates-stats')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'statistics' })
  get(@CurrentUser() user: RequestUser, @Query() period: PeriodDto): Promise<AssociateStatistics> {
    return this.statistics.associates(user, period);
  }
}
