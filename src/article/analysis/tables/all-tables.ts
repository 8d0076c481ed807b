import { ARTICLES, DECISION_TABLE, STATUSES } from './article-tables';
import { EVENTS } from './event-table';
import { ANSWERS, REMINDERS, REVIEW_REQUESTS } from './request-tables';
import { type AnalysisTable, sqlTexts } from './table';

/** The tables, each after the tables that it uses. */
const TABLES: readonly AnalysisTable[] = [
  EVENTS,
  STATUSES,
  DECISION_TABLE,
  ARTICLES,
  REVIEW_REQUESTS,
  ANSWERS,
  REMINDERS,
];

const explained = TABLES.flatMap(({ name, columns }) =>
  Object.entries(columns).map(([column, meaning]) => `(${sqlTexts([name, column, meaning])})`),
);

const summaries = TABLES.map(({ name, about }) => `(${sqlTexts([name, about])})`);

/** Tables that explain the tables. */
const GUIDES: readonly AnalysisTable[] = [
  {
    name: 'tables',
    about: 'What a row of each table is.',
    columns: { table: 'the table', about: 'what a row is' },
    sql: `SELECT * FROM (VALUES ${summaries.join(', ')}) AS t("table", about)`,
  },
  {
    name: 'columns',
    about: 'What each column means, with its unit.',
    columns: { table: 'the table', column: 'the column', meaning: 'what it means' },
    sql: `SELECT * FROM (VALUES ${explained.join(', ')}) AS t("table", "column", meaning)`,
  },
];

export const ANALYSIS_TABLES: readonly AnalysisTable[] = [...TABLES, ...GUIDES];
