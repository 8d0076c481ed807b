import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ArticleFile, ArticleState } from '../../article';
import type { Designation } from '../../contracts';
import { FileCatalogue } from '../../files/public';
import { BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import { DocumentAssembler, DocumentProblem } from '../../platform/documents';
import { newScratchFolder } from '../../platform/helpers/scratch-folder';

/** The copy of a manuscript for another system. */
export interface ManuscriptCopy {
  bytes: Buffer;
  extension: 'pdf' | 'docx';
}

/** The text as the authors sent it, or the converted one if it is of another kind. */
const SOURCES: readonly Designation[] = ['UnmarkedManuscriptPDF', 'Manuscript', 'ManuscriptPDF'];
const isKnown = (extension: string): extension is ManuscriptCopy['extension'] =>
  extension === 'pdf' || extension === 'docx';

/** Makes the copy of a manuscript for another system: without the names in its properties, changes and comments. */
@Injectable()
export class ManuscriptCopies {
  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    private readonly catalogue: FileCatalogue,
  ) {}

  /** Null when the revision has no text that can be sent, or when its bytes were removed with a person. */
  async of(state: ArticleState): Promise<ManuscriptCopy | null> {
    const file = await this.chosen(state);
    if (file === null || !isKnown(file.extension)) return null;
    const { extension, hash } = file;
    const [folder, assembler] = [await newScratchFolder('similarity'), new DocumentAssembler()];
    const [input, output] = [join(folder, `input.${extension}`), join(folder, `output.${extension}`)];
    try {
      await pipeline(await this.blobs.open(hash), createWriteStream(input));
      await assembler.do<'strip'>({ task: 'strip', input, output, extension, of: 'AUTHOR' });
      return { bytes: await readFile(output), extension };
    } catch (failure) {
      if (failure instanceof DocumentProblem || failure instanceof BlobMissing) return null;
      throw failure;
    } finally {
      assembler.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async chosen({ files, revision }: ArticleState): Promise<ArticleFile | null> {
    const present = files.filter((file) => file.revision === revision && isKnown(file.extension));
    const ordered = SOURCES.flatMap((wanted) => present.filter(({ designation }) => designation === wanted));
    const erased = await this.catalogue.erased(ordered.map(({ hash }) => hash));
    return ordered.find(({ hash }) => !erased.has(hash)) ?? null;
  }
}
