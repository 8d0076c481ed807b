import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createKnex, createPool } from '../../../src/platform/postgres';
import { restoreJournal } from '../../../src/restore-journal';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';

export const PASSPHRASE = 'an old goose of 17 winters';

/** An empty place on the same machine, into which a backup is restored. */
export class RestoredPlace {
  static readonly made: RestoredPlace[] = [];
  /** What the restores have shown. */
  readonly printed: string[] = [];
  readonly dataDir = mkdtempSync(join(tmpdir(), 'quire-restored-'));

  private constructor(private readonly database: TestDatabase) {}

  static async create(): Promise<RestoredPlace> {
    const place = new RestoredPlace(await createTestDatabase());
    RestoredPlace.made.push(place);
    return place;
  }

  static async dropAll(): Promise<void> {
    for (const place of RestoredPlace.made.splice(0)) await place.drop();
  }

  get env(): { DATABASE_URL: string; DATA_DIR: string } {
    return { DATABASE_URL: this.database.url, DATA_DIR: this.dataDir };
  }

  /** @param eventStoreUrl another store than the database. */
  async restore(
    place: string,
    folder: string,
    passphrase = PASSPHRASE,
    eventStoreUrl: string | null = null,
  ): Promise<void> {
    const [pool, knex] = [createPool(this.database.url, () => undefined), createKnex(this.database.url)];
    const config = { blobUrl: null, dataDir: this.dataDir, eventStoreUrl };
    const print = (line: string): void => void this.printed.push(line);
    const into = { pool, knex, config, keepSecrets: () => Promise.resolve(), print };
    try {
      await restoreJournal(into, { place, folder, passphrase });
    } finally {
      await Promise.all([knex.destroy(), pool.end()]);
    }
  }

  /** Opens the database while `work` runs. */
  async within<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
    const pool = createPool(this.database.url, () => undefined);
    return work(pool).finally(() => pool.end());
  }

  /** All rows of a query. */
  async rows(sql: string): Promise<unknown[]> {
    const pool = createPool(this.database.url, () => undefined);
    return pool
      .query<Record<string, unknown>>(sql)
      .then(({ rows }) => rows)
      .finally(() => pool.end());
  }

  private async drop(): Promise<void> {
    await this.database.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
