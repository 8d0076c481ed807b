import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AnalysisOrder } from './analysis-words';
import { runNotebook } from './notebook';
import { openAnalysis, QuestionRefused } from './open-analysis';
import { shownAnswer } from './show-answer';

export interface AnalysisContext {
  /** The folder of the export if there is no `--folder`. */
  exportFolder: string;
  /** Base folder of relative paths. */
  folder: string;
  /** Prints the answer. */
  print(text: string): void;
}

/** Answers a question, or runs a notebook. @throws QuestionRefused, FolderRefused */
export async function runAnalysis(context: AnalysisContext, { folder, task, format }: AnalysisOrder): Promise<void> {
  const page = 'notebook' in task ? await pageOf(resolve(context.folder, task.notebook)) : null;
  const analysis = await openAnalysis(folder === null ? context.exportFolder : resolve(context.folder, folder));
  try {
    if ('sql' in task) return context.print(shownAnswer(await analysis.ask(task.sql), format));
    const done = await runNotebook(page ?? '', analysis);
    if (task.write) await writeFile(resolve(context.folder, task.notebook), done);
    else context.print(done);
  } finally {
    analysis.close();
  }
}

const pageOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((failure: Error) => {
    throw new QuestionRefused(`The notebook cannot be read: ${failure.message}`, { cause: failure });
  });
