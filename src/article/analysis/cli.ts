import { resolve } from 'node:path';
import { typedIn } from '../../platform/output-file/output-file';
import { defaultExportFolder } from '../export/by-month/run-by-month';
import { analysisOrder, InvalidAnalysisArguments } from './analysis-words';
import { runAnalysis } from './run-analysis';

/** The folder in which npm was called, not that of the project. */
const folder = typedIn();

/** Answers questions about an export. It needs no database, no secret and no setting except DATA_DIR. */
async function main(words: string[]): Promise<void> {
  const order = analysisOrder(words);
  const exportFolder = defaultExportFolder(resolve(process.env['DATA_DIR'] || './data'));
  await runAnalysis({ exportFolder, folder, print: (text) => void process.stdout.write(text) }, order);
}

// The reader of the answer may close the pipe, as `| head` does.
process.stdout.on('error', (failure: NodeJS.ErrnoException) => process.exit(failure.code === 'EPIPE' ? 0 : 1));

main(process.argv.slice(2)).catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = failure instanceof InvalidAnalysisArguments ? 2 : 1;
});
