import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ArticleFile, ArticleState } from '../../article';
import type { Designation, UnreadDocument } from '../../contracts';
import { FileCatalogue } from '../../files/public';
import { BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import { DocumentAssembler, DocumentProblem, type DocumentWords } from '../../platform/documents';
import { newScratchFolder } from '../../platform/helpers/scratch-folder';

/** Documents with text of the authors; the first two are the manuscript. */
const READ: readonly Designation[] = [
  'UnmarkedManuscriptPDF',
  'Manuscript',
  'MarkedManuscript',
  'RebuttalLetter',
  'Tables',
  'SupplementaryFigures',
  'Additional',
];
const MANUSCRIPTS = READ.slice(0, 2);
const MOST_DOCUMENTS = 20;

/** Kinds of documents whose words are read. */
const KINDS: readonly string[] = ['docx', 'pdf'];

/** One document of the present revision with its words; null when they could not be read. */
export interface ReadDocument {
  filename: string;
  isManuscript: boolean;
  words: DocumentWords | null;
  /** Why there are no words. */
  because: UnreadDocument['because'];
}

/** Reads the words of an article's Word documents and PDFs, in a separate process. */
@Injectable()
export class DocumentWordsReader {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    private readonly catalogue: FileCatalogue,
  ) {}

  async read(state: ArticleState): Promise<ReadDocument[]> {
    const files = await this.present(state);
    if (files.length === 0) return [];
    const [folder, assembler] = [await newScratchFolder('integrity'), new DocumentAssembler()];
    try {
      const documents: ReadDocument[] = [];
      for (const file of files)
        documents.push({
          filename: file.fileName,
          isManuscript: MANUSCRIPTS.includes(file.designation),
          words: await this.wordsOf(file, folder, assembler),
          because: KINDS.includes(file.extension) ? 'BROKEN' : 'OTHER_KIND',
        });
      return documents;
    } finally {
      assembler.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Files of this revision, the manuscript first, without those whose bytes were removed with a person. */
  private async present(state: ArticleState): Promise<ArticleFile[]> {
    const files = state.files.filter(
      ({ designation, revision }) => READ.includes(designation) && revision === state.revision,
    );
    const erased = await this.catalogue.erased(files.map(({ hash }) => hash));
    const left = files.filter(({ hash }) => !erased.has(hash));
    const place = ({ designation }: ArticleFile): number => READ.indexOf(designation);
    return left.sort((one, other) => place(one) - place(other)).slice(0, MOST_DOCUMENTS);
  }

  private async wordsOf(
    file: ArticleFile,
    folder: string,
    assembler: DocumentAssembler,
  ): Promise<DocumentWords | null> {
    if (!KINDS.includes(file.extension)) return null;
    const input = join(folder, file.fileId);
    try {
      await pipeline(await this.blobs.open(file.hash), createWriteStream(input));
      return await assembler.do<'words'>({ task: 'words', input });
    } catch (failure) {
      if (failure instanceof DocumentProblem || failure instanceof BlobMissing) return null;
      throw failure;
    } finally {
      await rm(input, { force: true });
    }
  }
}
