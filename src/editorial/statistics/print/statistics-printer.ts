import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import {
  type AssociateStatistics,
  type JournalStatistics,
  type ReviewerStatistics,
  STATISTICS_DEFINITIONS,
  STATISTICS_NOTES,
  type StatisticsDefinition,
  type StatisticsFrame,
  type StatisticsReport,
  t,
} from '../../../contracts';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import { pageTemplate, PDF_RENDERER, type PdfRenderer } from '../../../platform/pdf';
import { associateCharts, journalCharts, type PrintedChart, reviewerCharts } from './printed-charts';
import { associateTables, journalTables, type PrintedTable, reviewerTables, typeName } from './printed-tables';

/** For more reviewers, people should use the CSV: printing them as PDF would delay the documents of articles (ADR 19). */
export const MAX_PRINTED_ROWS = 500;

export interface PrintedReport {
  bytes: Buffer;
  fileName: string;
}

interface Sheet {
  journalName: string;
  title: string;
  from: string;
  to: string;
  asOf: string;
  note: string;
  charts: PrintedChart[];
  tables: PrintedTable[];
  definitions: readonly StatisticsDefinition[];
  notes: readonly string[];
}

const page = pageTemplate<Sheet>(join(__dirname, 'statistics.hbs'));

/** The content between the heading and the definitions. */
interface Body {
  charts: PrintedChart[];
  tables: PrintedTable[];
  note?: string;
}

/** Statistics as PDFs in the current language: charts and tables with the definitions of their numbers, in every script that names use. */
@Injectable()
export class StatisticsPrinter {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(PDF_RENDERER) private readonly renderer: PdfRenderer,
  ) {}

  /** @param most the reviewers with the most assignments, for the chart. */
  reviewers(answer: ReviewerStatistics, most: ReviewerStatistics): Promise<PrintedReport> {
    return this.print('reviewers', t('Reviewer statistics'), answer, {
      charts: reviewerCharts(most),
      tables: reviewerTables(answer),
    });
  }

  associates(answer: AssociateStatistics): Promise<PrintedReport> {
    return this.print('associates', t('Associate statistics'), answer, {
      charts: associateCharts(answer),
      tables: associateTables(answer),
    });
  }

  journal(answer: JournalStatistics): Promise<PrintedReport> {
    return this.print('journal', t('Journal statistics'), answer, {
      charts: journalCharts(answer),
      tables: journalTables(answer),
      note: typeName(answer.typeId),
    });
  }

  private async print(
    report: StatisticsReport,
    title: string,
    { period: { from, to }, asOf }: StatisticsFrame,
    { charts, tables, note = '' }: Body,
  ): Promise<PrintedReport> {
    const html = page({
      ...{ journalName: this.config.journalName, title, from, to, note, charts, tables },
      asOf: `${asOf.slice(0, 16).replace('T', ' ')} UTC`,
      definitions: STATISTICS_DEFINITIONS[report],
      notes: STATISTICS_NOTES,
    });
    const bytes = await this.renderer.render(html, { title: t('{title}, {from} to {to}', { title, from, to }) });
    return { bytes, fileName: `${report}-statistics-${from}-${to}.pdf` };
  }
}
