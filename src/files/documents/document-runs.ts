import { Injectable } from '@nestjs/common';
import {
  documentsPercent,
  type DocumentsProgress,
  type DocumentsStage,
  type FileView,
  type UnconvertedFile,
} from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/** Called at each step of a run. */
export type ReportStep = (stage: DocumentsStage, fileName?: string, item?: number, items?: number) => void;

type Run = Omit<DocumentsProgress, 'state' | 'file'> & { isOver: boolean };

/** Most articles remembered; the oldest is dropped first. */
const MOST_REMEMBERED = 1_000;
const FAILED = 'The documents could not be created. Please try again in a moment.';
const NOTHING = { percent: 0, stage: null, item: 0, items: 0, fileName: null, problems: [], message: null };

/** The progress of the generated documents that this process makes, and the result of the last runs. */
@Injectable()
export class DocumentRuns {
  private readonly runs = new Map<string, Run>();

  /** Remembers the part of a failure that may be shown. @throws any failure of `work`. */
  async watch(articleId: string, work: (report: ReportStep) => Promise<UnconvertedFile[]>): Promise<void> {
    const note = (run: Partial<Run>): void => {
      this.runs.delete(articleId);
      this.runs.set(articleId, { ...NOTHING, isOver: false, ...run });
      const [oldest] = this.runs.keys();
      if (this.runs.size > MOST_REMEMBERED && oldest !== undefined) this.runs.delete(oldest);
    };
    const report: ReportStep = (stage, fileName, item = 0, items = 0) =>
      note({ stage, fileName: fileName ?? null, item, items, percent: documentsPercent(stage, item, items) });
    report('waiting');
    try {
      note({ isOver: true, problems: await work(report) });
    } catch (failure) {
      note({ isOver: true, message: failure instanceof ApiProblem ? failure.message : FAILED });
      throw failure;
    }
  }

  /** @param file the present full article of the present revision, as the caller may see it. */
  progressOf(articleId: string, file: FileView | null): DocumentsProgress {
    const { isOver, ...run } = this.runs.get(articleId) ?? { ...NOTHING, isOver: true };
    if (!isOver) return { ...run, state: 'making', file };
    if (run.message !== null) return { ...run, state: 'failed', file };
    return { ...run, state: file === null ? 'none' : 'ready', percent: file === null ? 0 : 100, file };
  }
}
