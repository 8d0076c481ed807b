import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { overviewPercent, type OverviewProgress, type OverviewStage } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/** Called at each step of an overview. */
export type ReportStage = (stage: OverviewStage, picture?: number, pictures?: number) => void;

type Run = Pick<OverviewProgress, 'stage' | 'percent' | 'picture' | 'pictures' | 'message'> & { version: number };

/** Manuscripts with a failed overview that are remembered; the oldest is dropped first. */
const MOST_REMEMBERED = 1_000;
const FAILED = 'The overview could not be created. Please try again in a moment.';
const NOTHING = { percent: 0, stage: null, picture: 0, pictures: 0, message: null };

/** The progress of the overviews that this process makes, and why the last one of a manuscript failed. */
@Injectable()
export class OverviewRuns {
  private readonly runs = new Map<string, Run>();

  /**
   * Makes the overview by `work`, which reports its steps. Remembers the part of a failure that may be shown.
   * @throws any failure of `work`.
   */
  async watch(state: ArticleState, work: (report: ReportStage) => Promise<void>): Promise<void> {
    const { id, version } = state;
    const note = (run: Omit<Run, 'version'>): void => void this.runs.set(id, { ...run, version });
    const report: ReportStage = (stage, picture = 0, pictures = 0) =>
      note({ stage, picture, pictures, percent: overviewPercent(stage, picture, pictures), message: null });
    this.runs.delete(id);
    report('reading');
    try {
      await work(report);
      this.runs.delete(id);
    } catch (failure) {
      note({ ...NOTHING, message: failure instanceof ApiProblem ? failure.message : FAILED });
      this.forgetOldest();
      throw failure;
    }
  }

  /** A failure is shown only until the content changes: the next overview is a different one. */
  progressOf({ id, version, overviewFileId }: ArticleState): OverviewProgress {
    if (overviewFileId !== null) return { ...NOTHING, state: 'ready', version, percent: 100 };
    const run = this.runs.get(id);
    if (run === undefined || (run.message !== null && run.version !== version))
      return { ...NOTHING, state: 'none', version };
    return { ...run, state: run.message === null ? 'making' : 'failed', version };
  }

  private forgetOldest(): void {
    const failed = [...this.runs].filter(([, { message }]) => message !== null);
    for (const [id] of failed.slice(0, Math.max(0, failed.length - MOST_REMEMBERED))) this.runs.delete(id);
  }
}
