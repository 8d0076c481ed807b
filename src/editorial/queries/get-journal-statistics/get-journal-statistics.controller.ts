import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JournalStatistics } from '../../../contracts';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { StatisticsReader } from '../../statistics/statistics-reader';
import { GetJournalStatisticsDto } from './get-journal-statistics.dto';

@ApiTags('Editorial side')
@Controller()
export class GetJournalStatisticsController {
  constructor(private readonly statistics: StatisticsReader) {}

  @Get('article/editor/journal-stats')
  @Access({ groups: ['editor', 'assistant', 'associate editor'], scope: 'statistics' })
  get(
    @CurrentUser() user: RequestUser,
    @Query() { type, ...period }: GetJournalStatisticsDto,
  ): Promise<JournalStatistics> {
    return this.statistics.journal(user, period, type ?? null);
  }
}
