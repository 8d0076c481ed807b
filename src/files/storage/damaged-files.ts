import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { BlobDamaged, BlobMissing, BLOBS, type Blobs } from '../../platform/blobs';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

export type FileProblem = 'damaged' | 'missing';

/** Only files that people sent: the nightly check reads these again, and removes those that are no longer damaged from the list. */
const NOTE = `INSERT INTO app.damaged_files (hash, problem, found_at) SELECT $1, $2, $3
  WHERE EXISTS (SELECT FROM app.uploads WHERE hash = $1) OR EXISTS (SELECT FROM app.attachments WHERE hash = $1)
  ON CONFLICT (hash) DO UPDATE SET problem = $2`;

/** The problem with the bytes, by the error of reading them. Null: something else failed, which says nothing about the file. */
export function problemBy(failure: unknown): FileProblem | null {
  if (failure instanceof BlobDamaged) return 'damaged';
  return failure instanceof BlobMissing ? 'missing' : null;
}

/** Stored files whose bytes are damaged or missing: the server's health counts them until they are repaired. */
@Injectable()
export class DamagedFiles {
  private readonly logger = new Logger(DamagedFiles.name);

  constructor(
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  /** True when the bytes are missing or damaged; then also notes the problem. @throws any other failure of the storage. */
  async isLost(hash: string): Promise<boolean> {
    try {
      await this.blobs.ensureWhole(hash);
      return false;
    } catch (failure) {
      const problem = problemBy(failure);
      if (problem === null) throw failure;
      await this.note(hash, problem);
      return true;
    }
  }

  /** Writes the problem into the log and the list. */
  async note(hash: string, problem: FileProblem): Promise<void> {
    this.logger.error(`The stored file ${hash} is ${problem}`);
    await this.pool.query(NOTE, [hash, problem, this.clock.now()]);
  }

  /** Removes a file from the list, since its bytes are undamaged again. */
  async forget(hash: string): Promise<void> {
    await this.pool.query('DELETE FROM app.damaged_files WHERE hash = $1', [hash]);
  }

  /** Hashes of all files on the list. */
  async all(): Promise<string[]> {
    const { rows } = await this.pool.query<{ hash: string }>('SELECT hash FROM app.damaged_files ORDER BY hash');
    return rows.map(({ hash }) => hash);
  }
}
