import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access/access.decorator';
import { CurrentUser } from '../../../platform/http/access/current-user.decorator';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { RateLimit } from '../../../platform/http/limits/rate-limits';
import { withLanguage } from '../../../platform/language/current-language';
import { PeriodDto } from '../../statistics/period.dto';
import { MOST_BARS } from '../../statistics/print/printed-charts';
import { MAX_PRINTED_ROWS, type PrintedReport, StatisticsPrinter } from '../../statistics/print/statistics-printer';
import { StatisticsReader } from '../../statistics/statistics-reader';
import { PrintJournalStatisticsDto, PrintReviewerStatisticsDto } from './print-statistics.dto';

const asFile = ({ bytes, fileName }: PrintedReport): StreamableFile =>
  new StreamableFile(bytes, { type: 'application/pdf', disposition: `attachment; filename="${fileName}"` });

const inCallersLanguage = async (print: () => Promise<PrintedReport>): Promise<StreamableFile> =>
  asFile(await withLanguage(requestLanguage(), print));

/** The three statistics as PDFs, with the same numbers as their pages (spec part 2, '/associateStatistics': 'Export to CSV and PDF'). */
@ApiTags('Editorial side')
@ApiProduces('application/pdf')
@Controller()
@Access({ groups: ['editor', 'assistant', 'associate editor'] })
@RateLimit('print')
export class PrintStatisticsController {
  constructor(
    private readonly statistics: StatisticsReader,
    private readonly printer: StatisticsPrinter,
  ) {}

  @Get('article/editor/reviewers-stats.pdf')
  async reviewers(
    @CurrentUser() user: RequestUser,
    @Query() query: PrintReviewerStatisticsDto,
  ): Promise<StreamableFile> {
    const [answer, most] = await Promise.all([
      this.statistics.reviewers(user, { ...query, page: 0, size: MAX_PRINTED_ROWS }),
      this.statistics.reviewers(user, { ...query, sort: '-assignments', page: 0, size: MOST_BARS }),
    ]);
    return inCallersLanguage(() => this.printer.reviewers(answer, most));
  }

  @Get('article/editor/associates-stats.pdf')
  async associates(@CurrentUser() user: RequestUser, @Query() period: PeriodDto): Promise<StreamableFile> {
    const answer = await this.statistics.associates(user, period);
    return inCallersLanguage(() => this.printer.associates(answer));
  }

  @Get('article/editor/journal-stats.pdf')
  async journal(
    @CurrentUser() user: RequestUser,
    @Query() { type, ...period }: PrintJournalStatisticsDto,
  ): Promise<StreamableFile> {
    const answer = await this.statistics.journal(user, period, type ?? null);
    return inCallersLanguage(() => this.printer.journal(answer));
  }
}
