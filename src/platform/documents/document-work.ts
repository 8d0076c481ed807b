import type { DocumentContent } from './read-document';
import type { DocumentWords } from './words/read-words';

/** One section of a joined document. */
export interface DocumentPart {
  path: string;
  /** The text of its bookmark. */
  title: string;
  /** Bookmarks below it: pages counted from 0 within the part. */
  inside: { title: string; page: number }[];
  /** Roman page labels, for pages before the manuscript. */
  front: boolean;
}

export interface PaperInfo {
  title: string;
}

/** The role of the person whose names are removed from a file; a word for the role replaces each name. */
export type FileOwner = 'REVIEWER' | 'AUTHOR' | 'SENDER';

/** Tasks of the document helper. All files are in folders of the server. */
export type PaperWork =
  | { task: 'read'; input: string; extension: string }
  | { task: 'words'; input: string }
  | { task: 'parts'; input: string; folder: string }
  | { task: 'clean'; input: string; output: string; info: PaperInfo }
  | { task: 'strip'; input: string; output: string; extension: 'pdf' | 'docx'; of: FileOwner }
  | { task: 'number'; input: string; output: string }
  | { task: 'pictures'; input: string; folder: string }
  | { task: 'assemble'; parts: DocumentPart[]; output: string; info: PaperInfo; head: string | null };

/** The result of each task. */
export interface PaperResults {
  read: DocumentContent;
  words: DocumentWords;
  /** Names of the pictures within a document, and paths of their bytes. */
  parts: { name: string; path: string }[];
  clean: { pages: number };
  strip: null;
  /** How many lines have a number. */
  number: { lines: number };
  /** Paths of JPEGs, one per page. */
  pictures: { path: string; width: number; height: number }[];
  assemble: { pages: number };
}

/** An unusable file; the message is a sentence for people. */
export class DocumentProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DocumentProblem';
  }
}
