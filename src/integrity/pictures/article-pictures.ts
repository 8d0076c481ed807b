import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import type { ArticleFile, ArticleState } from '../../article';
import { PICTURE_EXTENSIONS } from '../../contracts';
import { FileCatalogue } from '../../files/public';
import { BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import { DocumentAssembler, DocumentProblem } from '../../platform/documents';
import { newScratchFolder } from '../../platform/helpers/scratch-folder';
import { PICTURE_LIMITS } from '../../platform/pictures/picture-limits';
import type { PicturePlace } from './picture-store';

/** A picture of an article with its bytes. */
export interface FoundPicture extends PicturePlace {
  filename: string;
  hash: string;
  bytes: Buffer;
}

const MOST_PICTURES = 100;
/** A smaller picture within a document is a logo or an icon. */
const LEAST_SIDE = 150;

/** The figures of a revision, and the pictures within its Word documents. */
@Injectable()
export class ArticlePictures {
  constructor(
    private readonly files: FileCatalogue,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** Without those whose bytes were removed with a person. */
  async *of({ files, revision }: ArticleState): AsyncGenerator<FoundPicture> {
    const wanted = files.filter((file) => file.revision === revision && (isFigure(file) || file.extension === 'docx'));
    const erased = await this.files.erased(wanted.map(({ hash }) => hash));
    const left = wanted.filter(({ hash }) => !erased.has(hash));
    let count = 0;
    for (const file of [...left.filter(isFigure), ...left.filter((one) => !isFigure(one))])
      for await (const picture of isFigure(file) ? this.figure(file) : this.within(file))
        if ((count += 1) <= MOST_PICTURES) yield picture;
  }

  /** The bytes of a figure; null when they no longer exist. */
  async bytes(hash: string): Promise<Buffer | null> {
    try {
      return await buffer(await this.blobs.open(hash));
    } catch (failure) {
      if (failure instanceof BlobMissing) return null;
      throw failure;
    }
  }

  private async *figure({ fileId, fileName: filename, hash }: ArticleFile): AsyncGenerator<FoundPicture> {
    const bytes = await this.bytes(hash);
    if (bytes !== null) yield { fileId, part: '', filename, hash, bytes };
  }

  private async *within({ fileId, fileName, hash }: ArticleFile): AsyncGenerator<FoundPicture> {
    const [folder, assembler] = [await newScratchFolder('integrity'), new DocumentAssembler()];
    try {
      for (const { name, path } of await this.unpacked(hash, folder, assembler)) {
        const bytes = await readFile(path);
        if (await isLarge(bytes)) yield { fileId, part: name, filename: `${fileName}, ${name}`, hash, bytes };
      }
    } finally {
      assembler.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Empty for a document that cannot be read; the card mentions it. */
  private async unpacked(
    hash: string,
    folder: string,
    assembler: DocumentAssembler,
  ): Promise<{ name: string; path: string }[]> {
    const input = join(folder, 'input');
    try {
      await pipeline(await this.blobs.open(hash), createWriteStream(input));
      return await assembler.do<'parts'>({ task: 'parts', input, folder });
    } catch (failure) {
      if (failure instanceof DocumentProblem || failure instanceof BlobMissing) return [];
      throw failure;
    }
  }
}

const isFigure = ({ extension }: ArticleFile): boolean => PICTURE_EXTENSIONS.includes(extension);

async function isLarge(bytes: Buffer): Promise<boolean> {
  try {
    const { width = 0, height = 0 } = await sharp(bytes, PICTURE_LIMITS).metadata();
    return Math.min(width, height) >= LEAST_SIDE;
  } catch {
    return false;
  }
}
