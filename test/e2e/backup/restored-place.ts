import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { MIGRATIONS } from '../../../src/app.module';
import { readableLog } from '../../../src/article';
import { loadBlobs } from '../../../src/platform/backup/dump-blobs';
import { checkBackup, restoreDatabase } from '../../../src/platform/backup/restore-backup';
import { endRestore } from '../../../src/platform/backup/restoring/restore-mark';
import { openBlobs } from '../../../src/platform/blobs';
import type { EventStore } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createKnex, createPool } from '../../../src/platform/postgres';
import { repeatErasures } from '../../../src/privacy/erasure/erase-tables';
import { rebuildAndVerify } from '../../../src/rebuild-and-verify';
import { createTestDatabase, type TestDatabase } from '../../support/database/postgres';

export const PASSPHRASE = 'an old goose of 17 winters';

/** An empty place on the same machine, into which a backup is restored. */
export class RestoredPlace {
  static readonly made: RestoredPlace[] = [];
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

  /** @param events another store than the database. @param erasedKeys noted in the DATA_DIR. */
  async restore(
    place: string,
    folder: string,
    passphrase = PASSPHRASE,
    events?: EventStore,
    erasedKeys: readonly string[] = [],
  ): Promise<void> {
    const checked = await checkBackup(place, folder, passphrase, MIGRATIONS);
    const [pool, knex] = [createPool(this.database.url, () => undefined), createKnex(this.database.url)];
    const store = events ?? (await createPostgresEventStore(pool));
    try {
      await loadBlobs(await openBlobs({ blobUrl: null, dataDir: this.dataDir }), place, folder, checked.manifest);
      await restoreDatabase({ pool, knex, store, migrations: MIGRATIONS, erasedKeys }, folder, checked);
      await repeatErasures(pool);
      const { dataKey = '' } = checked.keys ?? {};
      await rebuildAndVerify(pool, readableLog(store, pool, { dataKey }));
      await endRestore(pool);
    } finally {
      if (!events) await store.close();
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
