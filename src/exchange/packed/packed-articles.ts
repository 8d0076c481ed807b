import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { newId } from '../../platform/clock';
import { newScratchFolder, removeLeftovers } from '../../platform/helpers/scratch-folder';
import { Exports } from '../packaging/exports';

/** A package on the disk of the server, complete and valid, until `remove`. */
export interface PackedArticle {
  /** Its public file name, such as `2026-17-meca.zip`. */
  fileName: string;
  path: string;
  size: number;
  sha256: string;
  remove(): Promise<void>;
}

const PURPOSE = 'packages';

/** An article number may contain slashes; a name must not lead to another folder. */
const plainName = (name: string): string => name.replaceAll(/[^\w.-]/g, '_');

/**
 * Writes packages to the disk first, so that size and hash can be sent to the receiver, and an error is known before the first byte is
 * sent.
 */
@Injectable()
export class PackedArticles {
  private folder: Promise<string> | null = null;

  constructor(private readonly exports: Exports) {}

  /** @throws ApiProblem when the package cannot be made, or what the stores throw. */
  async pack(state: ArticleState): Promise<PackedArticle> {
    const { fileName, bytes } = await this.exports.make({ state, format: 'meca' });
    const path = join(await (this.folder ??= begin()), newId());
    const remove = (): Promise<void> => rm(path, { force: true });
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      const file = await open(path, 'wx', 0o600);
      await pipeline(bytes, measure, file.createWriteStream());
    } catch (failure) {
      await remove();
      throw failure;
    }
    return { fileName: plainName(fileName), path, size, sha256: hash.digest('hex'), remove };
  }

  /** Deletes the copies of manuscripts when the server ends. */
  async onModuleDestroy(): Promise<void> {
    const folder = await this.folder?.catch(() => null);
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

async function begin(): Promise<string> {
  await removeLeftovers(PURPOSE);
  return newScratchFolder(PURPOSE);
}
