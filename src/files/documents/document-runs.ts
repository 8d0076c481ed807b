import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
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

/** Most revisions remembered; the oldest is dropped first. */
const MOST_REMEMBERED = 1_000;
const FAILED = 'The documents could not be created. Please try again in a moment.';
const NOTHING = { percent: 0, stage: null, item: 0, items: 0, fileName: null, problems: [], message: null };

/** An author converts the revision that they prepare while the office makes the documents of the present one. */
type Revision = Pick<ArticleState, 'id' | 'revision'>;

/** The key of a run: one of an article's revision does not wait for one of another. */
export const runKeyOf = ({ id, revision }: Revision): string => `${id}/${revision}`;

/** The progress of the generated documents that this process makes, and the result of the last runs. */
@Injectable()
export class DocumentRuns {
  private readonly runs = new Map<string, Run>();

  /** Remembers the part of a failure that may be shown. @throws any failure of `work`. */
  async watch(of: Revision, work: (report: ReportStep) => Promise<UnconvertedFile[]>): Promise<void> {
    const key = runKeyOf(of);
    const note = (run: Partial<Run>): void => {
      this.runs.delete(key);
      this.runs.set(key, { ...NOTHING, isOver: false, ...run });
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

  /** @param file the present document of this revision that the caller waits for, as they may see it. */
  progressOf(of: Revision, file: FileView | null): DocumentsProgress {
    const { isOver, ...run } = this.runs.get(runKeyOf(of)) ?? { ...NOTHING, isOver: true };
    if (!isOver) return { ...run, state: 'making', file };
    if (run.message !== null) return { ...run, state: 'failed', file };
    return { ...run, state: file === null ? 'none' : 'ready', percent: file === null ? 0 : 100, file };
  }
}
