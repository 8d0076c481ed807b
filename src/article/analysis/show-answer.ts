import { CSV_MARK, csvLine } from '../../contracts';
import type { AnswerFormat } from './analysis-words';
import type { Answer } from './open-analysis';

/** Maximum number of rows of a printed table. A longer answer should be written to a file. */
const SHOWN = 500;
const DECIMALS = 3;

type Value = Answer['rows'][number][number];

const isNumeric = ({ rows }: Answer, column: number): boolean =>
  rows.some((row) => typeof row[column] === 'number') &&
  rows.every((row) => row[column] === null || typeof row[column] === 'number');

/** A value as text. Numbers are rounded for people; the other formats have every digit. */
function cell(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(Number(value.toFixed(DECIMALS)));
  // A line break would end the row, and a bar would end the cell.
  return String(value).replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}

/** A Markdown table as Prettier would write it: `| a   |   b |`. */
export function asTable(answer: Answer): string {
  const { columns, rows } = answer;
  const right = columns.map((_name, nth) => isNumeric(answer, nth));
  const texts = [columns.map((name) => cell(name)), ...rows.slice(0, SHOWN).map((row) => row.map(cell))];
  const widths = columns.map((_name, nth) => Math.max(3, ...texts.map((row) => row[nth]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, nth) => (right[nth] ? text.padStart(widths[nth] ?? 0) : text.padEnd(widths[nth] ?? 0))).join(' | ')} |\n`;
  const rule = widths.map((width, nth) => (right[nth] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [head = [], ...body] = texts;
  return line(head) + line(rule) + body.map(line).join('');
}

/** An answer as text, with its line end. */
export function shownAnswer(answer: Answer, format: AnswerFormat): string {
  const { columns, rows } = answer;
  if (format === 'json')
    return `${JSON.stringify(
      rows.map((row) => Object.fromEntries(columns.map((name, nth) => [name, row[nth] ?? null]))),
      null,
      2,
    )}\n`;
  if (format === 'csv')
    return (
      CSV_MARK +
      [columns, ...rows]
        .map((row) => csvLine(row.map((value) => (typeof value === 'boolean' ? String(value) : value))))
        .join('')
    );
  const more = rows.length > SHOWN ? `The first ${SHOWN} of ${rows.length} rows; --format csv has all.\n` : '';
  return asTable(answer) + more;
}
