import type { DocumentContent } from './read-document';

/** One section of a joined document. */
export interface PaperPart {
  path: string;
  /** Its bookmark. */
  title: string;
  /** Bookmarks below it: pages counted from 0 within the part. */
  inside: { title: string; page: number }[];
  /** Roman page labels, for what stands before the manuscript. */
  front: boolean;
}

export interface PaperInfo {
  title: string;
}

/** Pieces of work for the paper helper; all files are in folders of ours. */
export type PaperWork =
  | { task: 'read'; input: string; extension: string }
  | { task: 'clean'; input: string; output: string; info: PaperInfo }
  | { task: 'pictures'; input: string; folder: string }
  | { task: 'assemble'; parts: PaperPart[]; output: string; info: PaperInfo; head: string | null };

/** What each task answers with. */
export interface PaperResults {
  read: DocumentContent;
  clean: { pages: number };
  /** Paths of JPEGs, one a page. */
  pictures: { path: string; width: number; height: number }[];
  assemble: { pages: number };
}

/** A file that cannot be used, in a sentence for people. */
export class PaperProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PaperProblem';
  }
}
