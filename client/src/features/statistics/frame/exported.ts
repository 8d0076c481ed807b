import { CSV_MARK, csvLine, type StatisticsTable, t } from '@contracts';
import { fetchFile } from '../../../shared/download/download';

/** A CSV file for spreadsheets: UTF-8 with a byte order mark, and without cells that run as formulas. */
export const csvFile = ({ header, rows }: StatisticsTable): Blob =>
  new Blob([CSV_MARK, ...[header, ...rows].map(csvLine)], { type: 'text/csv;charset=utf-8' });

/** @throws Error with the server's message. */
export const fetchPdf = (
  { url, params }: { url: string; params: Record<string, string> },
  token: string,
): Promise<Blob> =>
  fetchFile(
    `${url}?${new URLSearchParams(params).toString()}`,
    token,
    t('The PDF could not be created. Please try again.'),
  );
