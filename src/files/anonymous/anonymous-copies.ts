import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PICTURE_EXTENSIONS } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { DocumentAssembler, DocumentProblem } from '../../platform/documents';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { Slots } from '../../platform/pdf/slots';
import { Workbench } from '../documents/workbench';
import type { ByteRange } from '../download/byte-range';
import type { StoredFile } from '../download/file-catalogue';
import { pictureWithoutNames } from './picture-without-names';

/** How long a copy is kept after it was made, in milliseconds: as long as two links to it work. */
const COPY_LIFETIME_MS = 30 * 60_000;
const MAX_COPIES = 40;
const UNUSABLE = 'This file cannot be shown without the names in it. Please ask the editorial office for it.';

/** The bytes of a file from which the names of people were removed. */
interface AnonymousCopy {
  path: string;
  hash: string;
  size: number;
}

/**
 * Copies of authors' files for people who must not know the authors: no properties, no names in comments and tracked changes, no paths.
 * Made when a file is opened and kept for a while in a temporary folder, never in the storage, so that erasing the file is enough.
 */
@Injectable()
export class AnonymousCopies implements OnApplicationShutdown {
  private readonly slot = new Slots(1);
  private readonly copies = new Map<string, Promise<AnonymousCopy>>();
  private bench: Promise<Workbench> | null = null;

  constructor(@Inject(BLOBS) private readonly blobs: Blobs) {}

  /**
   * The file as it can be sent, and a function that reads it.
   * @throws ApiProblem 422 for a file from which the names cannot be removed. Such a file is not sent at all.
   */
  async of(file: StoredFile): Promise<{ file: StoredFile; open: (range: ByteRange | null) => Promise<Readable> }> {
    const { path, hash, size } = await this.copyOf(file);
    return {
      file: { ...file, hash, size },
      open: (range) => Promise.resolve(createReadStream(path, range ?? {})),
    };
  }

  /** False for a file, at this path, from which the names cannot be removed. */
  async canBeMade(path: string, extension: string): Promise<boolean> {
    const bench = await this.openBench();
    const output = bench.path(extension);
    try {
      await this.slot.run(() => copyWithoutNames(path, output, extension));
      return true;
    } catch (failure) {
      if (failure instanceof DocumentProblem) return false;
      throw failure;
    } finally {
      await rm(output, { force: true });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.bench)?.close();
  }

  private copyOf(file: StoredFile): Promise<AnonymousCopy> {
    const known = this.copies.get(file.hash);
    if (known) return known;
    const made = this.slot.run(() => this.make(file));
    this.copies.set(file.hash, made);
    made.catch(() => this.copies.delete(file.hash));
    setTimeout(() => void this.drop(file.hash), COPY_LIFETIME_MS).unref();
    const [oldest] = this.copies.keys();
    if (this.copies.size > MAX_COPIES && oldest !== undefined) void this.drop(oldest);
    return made;
  }

  private async make({ hash, extension }: StoredFile): Promise<AnonymousCopy> {
    const bench = await this.openBench();
    const [input, output] = [await bench.fetch(this.blobs, hash, extension), bench.path(extension)];
    try {
      await copyWithoutNames(input, output, extension);
      const digest = createHash('sha256')
        .update(await readFile(output))
        .digest('hex');
      return { path: output, hash: digest, size: (await stat(output)).size };
    } catch (failure) {
      throw failure instanceof DocumentProblem ? new ApiProblem('RULE_BROKEN', UNUSABLE) : failure;
    } finally {
      await rm(input, { force: true });
    }
  }

  private openBench(): Promise<Workbench> {
    this.bench ??= Workbench.open();
    return this.bench;
  }

  private async drop(hash: string): Promise<void> {
    const copy = await this.copies.get(hash)?.catch(() => null);
    this.copies.delete(hash);
    if (copy) await rm(copy.path, { force: true });
  }
}

async function copyWithoutNames(input: string, output: string, extension: string): Promise<void> {
  if (PICTURE_EXTENSIONS.includes(extension)) await pictureWithoutNames(input, output, extension, UNUSABLE);
  else await documentWithoutNames(input, output, extension);
}

async function documentWithoutNames(input: string, output: string, extension: string): Promise<void> {
  if (extension !== 'pdf' && extension !== 'docx') throw new DocumentProblem(UNUSABLE);
  const assembler = new DocumentAssembler();
  try {
    await assembler.do<'strip'>({ task: 'strip', input, output, extension, of: 'AUTHOR' });
  } finally {
    assembler.close();
  }
}
