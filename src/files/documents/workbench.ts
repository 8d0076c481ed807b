import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from '../../platform/blobs';
import { newScratchFolder, removeLeftovers } from '../../platform/helpers/scratch-folder';

const PURPOSE = 'documents';

/** A temporary folder for the files of one run, deleted with it. Its name identifies the process. */
export class Workbench {
  private count = 0;

  private constructor(readonly folder: string) {}

  static async open(): Promise<Workbench> {
    return new Workbench(await newScratchFolder(PURPOSE));
  }

  /** Removes the folders of killed processes. */
  static removeLeftovers(): Promise<void> {
    return removeLeftovers(PURPOSE);
  }

  /** An unused path. */
  path(extension: string): string {
    this.count += 1;
    return join(this.folder, `${this.count}.${extension}`);
  }

  async newFolder(): Promise<string> {
    const path = this.path('pages');
    await mkdir(path);
    return path;
  }

  async write(bytes: Uint8Array, extension: string): Promise<string> {
    const path = this.path(extension);
    await writeFile(path, bytes);
    return path;
  }

  /** @throws BlobMissing. */
  async fetch(blobs: Blobs, hash: string, extension: string): Promise<string> {
    const path = this.path(extension);
    await pipeline(await blobs.open(hash), createWriteStream(path));
    return path;
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
