import { rm } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import { DocumentAssembler, DocumentProblem, type DocumentWords } from '../../platform/documents';
import { Workbench } from '../documents/workbench';

/** A stored file by its bytes. */
interface OfBytes {
  hash: string;
  extension: string;
}

/** Kinds of documents whose text can be read. */
const READ: readonly string[] = ['docx', 'pdf', 'doc', 'odt'];

/** Reads the text of stored documents, in a separate process. */
@Injectable()
export class DocumentTexts {
  constructor(@Inject(BLOBS) private readonly blobs: Blobs) {}

  /** In the order of the files; null for a file that is not a document, is damaged, or no longer exists. */
  async of(files: readonly OfBytes[]): Promise<(DocumentWords | null)[]> {
    if (!files.some(({ extension }) => READ.includes(extension))) return files.map(() => null);
    const [bench, assembler] = [await Workbench.open(), new DocumentAssembler()];
    try {
      const found: (DocumentWords | null)[] = [];
      for (const file of files) found.push(await this.wordsOf(file, bench, assembler));
      return found;
    } finally {
      assembler.close();
      await bench.close();
    }
  }

  private async wordsOf(
    { hash, extension }: OfBytes,
    bench: Workbench,
    assembler: DocumentAssembler,
  ): Promise<DocumentWords | null> {
    if (!READ.includes(extension)) return null;
    try {
      const input = await bench.fetch(this.blobs, hash, extension);
      const words = await assembler.do<'words'>({ task: 'words', input });
      await rm(input, { force: true });
      return words;
    } catch (failure) {
      if (failure instanceof DocumentProblem || failure instanceof BlobMissing) return null;
      throw failure;
    }
  }
}
