import {
  type ArticleCard,
  CSV_MARK,
  type CsvCell,
  csvLine,
  fullName,
  shownAuthors,
  STATUS_LABELS,
  t,
  type TodoRow,
} from '@contracts';
import { toDay } from '../../../shared/dates/days';
import { saveFile } from '../../../shared/download/save-file';

/** The day in the reader's time zone, as in the table. */
const day = (iso: string | null): string | null => (iso === null ? null : toDay(new Date(iso)));

/** Saves rows as a CSV file. */
function saveRows(fileName: string, lines: readonly (readonly CsvCell[])[]): void {
  saveFile(new Blob([CSV_MARK, lines.map(csvLine).join('')], { type: 'text/csv;charset=utf-8' }), fileName);
}

const ARTICLE = [
  t('Number'),
  t('Revision'),
  t('Title'),
  t('Type'),
  t('Authors'),
  t('Status'),
  t('In this status since'),
];
const TODO = [
  t('Reviewers required'),
  t('Reviewers agreed'),
  t('Reviews done'),
  t('Associate editor'),
  t('Next date'),
  t('Days late'),
];

const articleCells = (row: ArticleCard): CsvCell[] => [
  row.articleId,
  row.revision,
  row.articleTitle,
  row.type?.name ?? null,
  shownAuthors(row).join('; '),
  STATUS_LABELS[row.status].label,
  day(row.statusSince),
];

const todoCells = (row: TodoRow): CsvCell[] => [
  ...articleCells(row),
  row.reviewerRequired,
  row.reviewersAgreed,
  row.reviewersCompleted,
  row.associateEditor && fullName(row.associateEditor),
  day(row.nextReviewerDueDate ?? row.associateDueDate),
  row.lateDays,
];

/** Saves these articles of the to-do list as a CSV file. */
export const exportTodo = (rows: readonly TodoRow[]): void =>
  saveRows('to-do-list.csv', [[...ARTICLE, ...TODO], ...rows.map(todoCells)]);

/** Saves these articles to check as a CSV file. */
export const exportChecks = (rows: readonly ArticleCard[]): void =>
  saveRows('articles-to-check.csv', [
    [...ARTICLE, t('Submitted'), t('Language correction')],
    ...rows.map((row) => [...articleCells(row), day(row.uploadDate), row.languageService ? t('Requested') : null]),
  ]);
