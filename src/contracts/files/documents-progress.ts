import type { FileView } from '../article/article-views';

/** Stages of making the generated documents of a revision, in order. */
export type DocumentsStage = 'waiting' | 'converting' | 'figures' | 'joining' | 'storing';

/** A file that could not be included in the PDFs. A page in its place also says so. */
export interface UnconvertedFile {
  fileName: string;
  /** A sentence for people. */
  message: string;
}

/** Progress of the generated documents of an article's present revision. */
export interface DocumentsProgress {
  /** `none`: the documents do not exist, and are not being made. */
  state: 'none' | 'making' | 'ready' | 'failed';
  /** 0 to 100; never falls during one run. */
  percent: number;
  /** Null when none is being made. */
  stage: DocumentsStage | null;
  /** Number of the file that is being converted, or of the figure that is being placed, counted from 1. `items` is their total. */
  item: number;
  items: number;
  fileName: string | null;
  /** Files that could not be included in the last run, as far as this server knows. */
  problems: UnconvertedFile[];
  /** Why the documents could not be made; null unless `failed`. In that case the previous documents still exist. */
  message: string | null;
  /** The full article of the present revision: the previous one until the new one is complete. */
  file: FileView | null;
}

/** Percentage at which each stage begins. Converting and figures are divided among their files. */
const BEGINS: Record<DocumentsStage, number> = { waiting: 0, converting: 5, figures: 55, joining: 80, storing: 92 };
const ENDS: Partial<Record<DocumentsStage, number>> = { converting: BEGINS.figures, figures: BEGINS.joining };

/** Percentage at the beginning of a stage, or of one of several files (counted from 1). */
export function documentsPercent(stage: DocumentsStage, item = 0, items = 0): number {
  const [begin, end] = [BEGINS[stage], ENDS[stage]];
  if (end === undefined || items === 0) return begin;
  return Math.round(begin + ((end - begin) * (Math.max(item, 1) - 1)) / items);
}
