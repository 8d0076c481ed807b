import { CSV_MARK, csvLine, type StatisticsTable } from '../../../../../src/contracts';

/** A table as spreadsheets read it: UTF-8 with its mark, and nothing that they would run. */
export const csvFile = ({ header, rows }: StatisticsTable): Blob =>
  new Blob([CSV_MARK, ...[header, ...rows].map(csvLine)], { type: 'text/csv;charset=utf-8' });

/** The PDF asks for the bearer token, so that a plain link can't fetch it. @throws Error with what the server said */
export async function fetchPdf(
  { url, params }: { url: string; params: Record<string, string> },
  token: string,
): Promise<Blob> {
  const answer = await fetch(`${window.location.origin}/api${url}?${new URLSearchParams(params).toString()}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (answer.ok) return answer.blob();
  const told = (await answer.json().catch(() => null)) as { message?: string } | null;
  throw new Error(told?.message ?? 'The PDF could not be made. Please try again.');
}
