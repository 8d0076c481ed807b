import { CSV_MARK, csvLine, fullName, STATUS_LABELS, type TodoRow } from '@contracts';
import { saveFile } from '../../../../shared/download/save-file';

const HEADINGS = [
  'Number',
  'Revision',
  'Title',
  'Type',
  'Authors',
  'Status',
  'In this status since',
  'Reviewers required',
  'Reviewers agreed',
  'Reviews done',
  'Associate editor',
  'Next date',
  'Days late',
];

const day = (iso: string | null): string | null => iso?.slice(0, 10) ?? null;

const cellsOf = (row: TodoRow) => [
  row.articleId,
  row.revision,
  row.articleTitle,
  row.type?.name ?? null,
  row.articleAuthors.map(fullName).join('; '),
  STATUS_LABELS[row.status].label,
  day(row.statusSince),
  row.reviewerRequired,
  row.reviewersAgreed,
  row.reviewersCompleted,
  row.associateEditor && fullName(row.associateEditor),
  day(row.nextReviewerDueDate ?? row.associateDueDate),
  row.lateDays,
];

/** Saves these articles as a CSV file. */
export function exportRows(rows: readonly TodoRow[]): void {
  const text = [HEADINGS, ...rows.map(cellsOf)].map(csvLine).join('');
  saveFile(new Blob([CSV_MARK, text], { type: 'text/csv;charset=utf-8' }), 'to-do-list.csv');
}
