import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { CLOCK, type Clock } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { type EventStore, STORED_LOG } from '../../platform/event-store/port';
import { type closeStreams, DataKeys, ERASED_TOPIC } from '../../platform/personal-data';
import { PG_POOL } from '../../platform/postgres';
import { ProcessNotifications } from '../../platform/process-notifications';
import { READ_MODEL_REBUILD, type ReadModelRebuild } from '../../platform/read-models/rebuild';
import { removeFiles, stillStored } from './erased-files';

/**
 * The common steps of retention and of a person's erasure: texts are removed from the log, then the read models are computed again, then
 * the files are removed.
 */
@Injectable()
export class Erasing {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(STORED_LOG) private readonly stored: EventStore,
    @Inject(DataKeys) private readonly keys: DataKeys,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(READ_MODEL_REBUILD) private readonly readModels: ReadModelRebuild,
    private readonly notifications: ProcessNotifications,
  ) {}

  /** The data for `closeStreams` and `erasePerson`. */
  context(): Parameters<typeof closeStreams>[0] & { stored: EventStore } {
    const { pool, stored, keys } = this;
    const notify = async (): Promise<void> => {
      keys.forget();
      await this.notifications.notify(ERASED_TOPIC, 'erased');
    };
    return { pool, stored, keys, dataDir: this.config.dataDir, notify };
  }

  /** Computes the read models again, from a log that no longer contains the texts. */
  rebuild(): Promise<void> {
    return this.readModels.rebuild();
  }

  /** Removes the files that were recorded before and that nothing needs now. */
  removeFiles(): Promise<void> {
    return removeFiles(this.pool, this.blobs, this.clock.now());
  }

  /** Those of these files whose bytes were not removed yet. */
  stillStored(hashes: readonly string[]): Promise<string[]> {
    return stillStored(this.blobs, hashes);
  }
}
