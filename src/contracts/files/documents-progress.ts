import type { FileView } from '../article/article-views';

/** What is done for the generated documents of a revision, in this order. */
export type DocumentsStage = 'waiting' | 'converting' | 'figures' | 'joining' | 'storing';

/** A file that could not be made a part of the PDFs; a page in its place says so too. */
export interface UnconvertedFile {
  fileName: string;
  /** A sentence for people. */
  message: string;
}

/** How far the generated documents of an article's present revision are. */
export interface DocumentsProgress {
  /** `none`: there are none yet, and nobody makes them. */
  state: 'none' | 'making' | 'ready' | 'failed';
  /** 0 to 100; never falls while they are made. */
  percent: number;
  /** Null when none are being made. */
  stage: DocumentsStage | null;
  /** While files are converted or figures set: the present one, from 1, its name, and how many there are. */
  item: number;
  items: number;
  fileName: string | null;
  /** Of the last making, as far as this server knows of it. */
  problems: UnconvertedFile[];
  /** Why they could not be made; null but for `failed`. The documents of before are still there then. */
  message: string | null;
  /** The present full article of the present revision, the old one until the new one is complete. */
  file: FileView | null;
}

/** Where each stage begins, in percent; converting and figures are divided among their files. */
const BEGINS: Record<DocumentsStage, number> = { waiting: 0, converting: 5, figures: 55, joining: 80, storing: 92 };
const ENDS: Partial<Record<DocumentsStage, number>> = { converting: BEGINS.figures, figures: BEGINS.joining };

/** Percent at the beginning of a stage, or of one file of several (from 1). */
export function documentsPercent(stage: DocumentsStage, item = 0, items = 0): number {
  const [begin, end] = [BEGINS[stage], ENDS[stage]];
  if (end === undefined || items === 0) return begin;
  return Math.round(begin + ((end - begin) * (Math.max(item, 1) - 1)) / items);
}
