import { join } from 'node:path';
import { HelperFailure, HelperProcess } from '../helpers/helper-process';
import { DocumentProblem, type PaperResults, type PaperWork } from './document-work';

/** Limits of the helper: memory in bytes, time per task in milliseconds. */
const MEMORY = 1_500 * 2 ** 20;
const WITHIN_MS = 120_000;
const FAILURE_MESSAGES = {
  TIME: 'It took too long to read.',
  MEMORY: 'It needs too much memory to be read.',
  DIED: 'It could not be read.',
} as const;

/** Reads and writes documents in a separate process, one at a time. End it with `close`. */
export class DocumentAssembler {
  private readonly helper = new HelperProcess(join(__dirname, 'document-helper'), { memoryBytes: MEMORY });
  private last: Promise<unknown> = Promise.resolve();

  /** @throws DocumentProblem with a sentence for people when the files are unusable. */
  do<Task extends PaperWork['task']>(work: Extract<PaperWork, { task: Task }>): Promise<PaperResults[Task]> {
    const mine = this.last.then(() => this.ask<Task>(work));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  get pid(): number | null {
    return this.helper.pid;
  }

  close(): void {
    this.helper.kill();
  }

  private async ask<Task extends PaperWork['task']>(work: object): Promise<PaperResults[Task]> {
    try {
      return await this.helper.ask<PaperResults[Task]>(work, WITHIN_MS);
    } catch (failure) {
      if (!(failure instanceof HelperFailure)) throw failure;
      throw new DocumentProblem(failure.trouble === 'REFUSED' ? failure.message : FAILURE_MESSAGES[failure.trouble]);
    }
  }
}
