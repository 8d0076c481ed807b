import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { SubmissionApp } from '../../../test/support/app/submission-app';
import { AuthorSteps } from '../../../test/support/stories/submission-steps';
import { HealthRegistry } from '../../platform/http/health/health.registry';
import { PG_POOL } from '../../platform/postgres';
import { CheckStoredFilesJob } from './check-stored-files.job';

describe('the nightly check of stored files', () => {
  let app: SubmissionApp;
  let pool: Pool;
  let hashes: string[];
  beforeAll(async () => {
    app = await SubmissionApp.start();
    pool = app.nest.get<Pool>(PG_POOL, { strict: false });
    const steps = new AuthorSteps(await app.as('author'));
    const { id } = await steps.start();
    await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    await steps.addFile(id, 'Figure', 'figure-1.png');
    const sql = 'SELECT hash FROM app.uploads WHERE recorded_at IS NOT NULL ORDER BY hash';
    hashes = (await pool.query<{ hash: string }>(sql)).rows.map(({ hash }) => hash);
    expect(hashes).toHaveLength(2);
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  const fileOf = (hash = ''): string => join(app.blobFolder, hash.slice(0, 2), hash.slice(2));
  /** The problem in the system's health after a check, and the logged errors. */
  async function checked(forMs?: number): Promise<{ problem: string | null | undefined; logged: string }> {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await app.nest.get(CheckStoredFilesJob, { strict: false }).check(forMs);
    const logged = error.mock.calls.flat().join('\n');
    error.mockRestore();
    const parts = await app.nest.get(HealthRegistry, { strict: false }).status();
    return { problem: parts['stored files'], logged };
  }

  it('reports no problem for undamaged files', async () => {
    expect(await checked()).toEqual({ problem: null, logged: '' });
  });

  it('detects one changed bit and a missing file, and that both are repaired', async () => {
    const [first = '', second = ''] = hashes;
    const bytes = [await readFile(fileOf(first)), await readFile(fileOf(second))];
    const flipped = Buffer.from(bytes[0] ?? '');
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    await writeFile(fileOf(first), flipped);
    await rm(fileOf(second));
    const { problem, logged } = await checked();
    expect(problem).toMatch(/^2 damaged or missing: npm run blobs -- verify/);
    expect(logged).toContain(`The stored file ${first} is damaged`);
    expect(logged).toContain(`The stored file ${second} is missing`);
    await writeFile(fileOf(first), bytes[0] ?? '');
    expect((await checked()).problem).toMatch(/^1 damaged/);
    await writeFile(fileOf(second), bytes[1] ?? '');
    expect(await checked()).toEqual({ problem: null, logged: '' });
  });

  it('continues where the night before ended, and leaves out what was erased', async () => {
    const [first = ''] = hashes;
    const bytes = await readFile(fileOf(first));
    await rm(fileOf(first));
    await pool.query('UPDATE app.file_check SET after = $1', [first]);
    expect((await checked(0)).problem).toBeNull();
    expect((await checked(0)).problem).toMatch(/^1 damaged/);
    await pool.query('INSERT INTO app.erased_files (hash) VALUES ($1)', [first]);
    expect((await checked(0)).problem).toBeNull();
    await writeFile(fileOf(first), bytes);
  });
});
