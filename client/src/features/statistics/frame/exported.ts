import { CSV_MARK, csvLine, type StatisticsTable } from '@contracts';
import { fetchFile } from '../../../shared/download/download';

/** A table as spreadsheets read it: UTF-8 with its mark, and nothing that they would run. */
export const csvFile = ({ header, rows }: StatisticsTable): Blob =>
  new Blob([CSV_MARK, ...[header, ...rows].map(csvLine)], { type: 'text/csv;charset=utf-8' });

/** @throws Error with what the server said. */
export const fetchPdf = (
  { url, params }: { url: string; params: Record<string, string> },
  token: string,
): Promise<Blob> =>
  fetchFile(`${url}?${new URLSearchParams(params).toString()}`, token, 'The PDF could not be made. Please try again.');
