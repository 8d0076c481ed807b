import { parseArgs } from 'node:util';

export const ANSWER_FORMATS = ['table', 'csv', 'json'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The parsed command line of `npm run analyse`. */
export interface AnalysisOrder {
  /** Path as given; null: the default folder in DATA_DIR. */
  folder: string | null;
  /** A question, or the path of a notebook. */
  task: { sql: string } | { notebook: string; write: boolean };
  format: AnswerFormat;
}

/** Wrong arguments on the command line; the message is for people. */
export class InvalidAnalysisArguments extends Error {}

const ANALYSIS_USAGE = `Usage: npm run -s analyse -- "select ..." [--format table|csv|json] [--folder FOLDER]
       npm run -s analyse -- --notebook FILE.md [--write] [--folder FOLDER]
What can be asked: npm run -s analyse -- "from tables", and "from columns". docs/analysis.md explains both.`;

const OPTIONS = {
  folder: { type: 'string' },
  format: { type: 'string' },
  notebook: { type: 'string' },
  write: { type: 'boolean' },
} as const;

const invalidArguments = (text: string): InvalidAnalysisArguments =>
  new InvalidAnalysisArguments(`${text}\n${ANALYSIS_USAGE}`);

/** @throws WrongAnalysisWords that names the wrong argument and the allowed values. */
export function analysisOrder(words: readonly string[]): AnalysisOrder {
  const { values, positionals } = parsed(words);
  const { folder = null, notebook, write = false } = values;
  const [sql, ...more] = positionals;
  if (folder === '') throw invalidArguments('--folder must name a folder.');
  if (more.length > 0) throw invalidArguments('Put the question into one pair of quotation marks.');
  const format = ANSWER_FORMATS.find((name) => name === (values.format ?? 'table'));
  if (!format) throw invalidArguments(`--format must be ${ANSWER_FORMATS.join(', ')}.`);
  if (notebook === undefined) {
    if (write) throw invalidArguments('--write belongs to --notebook.');
    if (sql === undefined || sql.trim() === '') throw invalidArguments('Write a question.');
    return { folder, task: { sql }, format };
  }
  if (notebook === '') throw invalidArguments('--notebook must name a file.');
  if (sql !== undefined) throw invalidArguments('Ask a question or run a notebook, not both.');
  if (values.format !== undefined) throw invalidArguments('A notebook has tables: leave out --format.');
  return { folder, task: { notebook, write }, format };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (failure) {
    throw invalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
}
