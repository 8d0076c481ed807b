import { Module } from '@nestjs/common';
import { StatisticsPrinter } from './print/statistics-printer';
import { StatisticsReader } from './statistics-reader';

const PARTS = [StatisticsPrinter, StatisticsReader];

/** Statistics of reviewers, associate editors and the journal. */
@Module({ providers: PARTS, exports: PARTS })
export class StatisticsModule {}
