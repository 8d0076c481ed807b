/** One value of a table that is written out; null is an empty cell. */
export type CsvCell = string | number | null;

// A spreadsheet takes a cell that begins so for a formula; tab and carriage return are let through to one by some.
const FORMULA = /^[=+\-@\t\r]/;
const SPECIAL = /[",\r\n]/;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * One line of a CSV file after RFC 4180, with its line end. Texts that a spreadsheet would run as a formula get an apostrophe before
 * them, since names and titles are typed by strangers; numbers stay numbers.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** At the start of a file, tells spreadsheets that it is UTF-8. */
export const CSV_MARK = '\ufeff';
