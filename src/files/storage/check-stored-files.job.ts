import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { BLOBS, type Blobs, readWhole } from '../../platform/blobs';
import { HealthRegistry } from '../../platform/http/health/health.registry';
import { JOBS, type Jobs } from '../../platform/jobs';
import { PG_POOL } from '../../platform/postgres';
import { DamagedFiles, type FileProblem, problemBy } from './damaged-files';

const CHECK_FILES_JOB = 'files.check-stored';
/** Long enough for 30 GB on an ordinary disk; a larger journal needs several nights for one round. */
const NIGHTLY_MS = 5 * 60_000;
const BATCH_SIZE = 100;

/**
 * Uploads that belong to an article, and files in tickets. Generated documents can be made again, and `npm run blobs -- verify` checks them
 * too.
 */
const NEXT = `SELECT DISTINCT hash FROM (SELECT hash FROM app.uploads WHERE recorded_at IS NOT NULL
    UNION ALL SELECT hash FROM app.attachments WHERE ticket_id IS NOT NULL) u
  WHERE hash > (SELECT after FROM app.file_check) AND NOT EXISTS (SELECT FROM app.erased_files e WHERE e.hash = u.hash) ORDER BY hash LIMIT ${BATCH_SIZE}`;
/** The bytes were removed with the person who sent them. */
const FORGET_ERASED = 'DELETE FROM app.damaged_files d USING app.erased_files e WHERE e.hash = d.hash';

/**
 * Checks the uploaded files against their hashes. Every night it continues where the night before ended, so that a disk that loses bytes is
 * detected while a backup still has them.
 */
@Injectable()
export class CheckStoredFilesJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly damaged: DamagedFiles,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.register(CHECK_FILES_JOB, () => this.check());
    this.jobs.schedule(CHECK_FILES_JOB, '13 2 * * *');
    this.health.add('stored files', () => this.problem());
  }

  /**
   * Reads files for at most this time, and at least one batch of them. Checks files again that were damaged before: they are repaired when
   * the same bytes are uploaded again. Idempotent.
   */
  async check(forMs = NIGHTLY_MS): Promise<void> {
    const end = Date.now() + forMs;
    await this.pool.query(FORGET_ERASED);
    for (const hash of await this.damaged.all()) await this.look(hash);
    while (!(await this.isRoundOver()) && Date.now() < end);
  }

  /** Checks the next files in the order of their hashes. Returns true after the last file. */
  private async isRoundOver(): Promise<boolean> {
    const { rows } = await this.pool.query<{ hash: string }>(NEXT);
    for (const { hash } of rows) await this.look(hash);
    const isOver = rows.length < BATCH_SIZE;
    await this.pool.query('UPDATE app.file_check SET after = $1', [isOver ? '' : rows.at(-1)?.hash]);
    return isOver;
  }

  private async look(hash: string): Promise<void> {
    const problem = await problemOf(this.blobs, hash);
    await (problem === null ? this.damaged.forget(hash) : this.damaged.note(hash, problem));
  }

  private async problem(): Promise<string | null> {
    const { rows } = await this.pool.query<{ files: number }>('SELECT count(*)::int AS files FROM app.damaged_files');
    const files = rows[0]?.files ?? 0;
    if (files === 0) return null;
    return `${files} damaged or missing: npm run blobs -- verify names them, and a backup has them`;
  }
}

/** @throws any other failure: then the storage is unavailable, which says nothing about the file. */
async function problemOf(blobs: Blobs, hash: string): Promise<FileProblem | null> {
  try {
    await readWhole(blobs, hash);
    return null;
  } catch (failure) {
    const problem = problemBy(failure);
    if (problem !== null) return problem;
    throw failure;
  }
}
