import { Module } from '@nestjs/common';
import { GetAssociateStatisticsController } from '../queries/get-associate-statistics/get-associate-statistics.controller';
import { GetJournalStatisticsController } from '../queries/get-journal-statistics/get-journal-statistics.controller';
import { GetReviewerStatisticsController } from '../queries/get-reviewer-statistics/get-reviewer-statistics.controller';
import { PrintStatisticsController } from '../queries/print-statistics/print-statistics.controller';
import { StatisticsPrinter } from './print/statistics-printer';
import { StatisticsReader } from './statistics-reader';

/** Statistics of reviewers, associate editors and the journal. */
@Module({
  controllers: [
    GetReviewerStatisticsController,
    GetAssociateStatisticsController,
    GetJournalStatisticsController,
    PrintStatisticsController,
  ],
  providers: [StatisticsPrinter, StatisticsReader],
})
export class StatisticsModule {}
