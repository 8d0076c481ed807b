import { type BeforeApplicationShutdown, Global, Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { APP_CONFIG, type AppConfig } from '../../src/platform/config/config';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/port';
import { StoreWatch } from '../../src/platform/event-store/store-watch';
import { STREAM_READS, type StreamReads } from '../../src/platform/event-store/stream-reads';
import { HealthRegistry } from '../../src/platform/http/health/health.registry';
import { PG_POOL } from '../../src/platform/postgres';
import { READ_MODELS } from '../../src/platform/read-models/barrier';
import { OutdatedReads } from '../../src/platform/read-models/outdated-reads';
import { READ_MODEL_REBUILD, type ReadModelRebuild } from '../../src/platform/read-models/rebuild';
import { projectionsFor } from '..';
import { KeptStreams } from '../article-events';
import { ReadModelRunner } from './read-model-runner';
import { Rebuilder } from './rebuild/rebuild';
import { ensureReadModelSchema } from './schema';
import { ReadModelWatch } from './watch/read-model-watch';

const log = new Logger('ReadModels');

const createRunner = (pool: Pool, store: EventStore, config: AppConfig): ReadModelRunner =>
  new ReadModelRunner({
    pool,
    store,
    projections: projectionsFor(config),
    onTrouble: (error) => log.error(error.message),
    onRebuilt: (names) => log.log(`Filled ${names.join(', ')} from the events`),
  });

const createWatch = (pool: Pool, store: EventStore, config: AppConfig, outdated: OutdatedReads): ReadModelWatch =>
  new ReadModelWatch(pool, projectionsFor(config), outdated, store);

const createRebuild = (pool: Pool, store: EventStore, config: AppConfig): ReadModelRebuild => ({
  rebuild: async () => void (await new Rebuilder({ pool, store }).rebuild(() => projectionsFor(config))),
});

/** Events in this database are unavailable only when everything is, so they need no copy. */
const createReads = ({ eventStoreUrl }: AppConfig, store: EventStore, watch: StoreWatch, pool: Pool): StreamReads =>
  eventStoreUrl === null ? store : new KeptStreams(store, watch, pool);

/** Keeps the read models up to date while the application runs, and provides the barrier globally. */
@Global()
@Module({
  providers: [
    { provide: ReadModelRunner, inject: [PG_POOL, EVENT_STORE, APP_CONFIG], useFactory: createRunner },
    { provide: ReadModelWatch, inject: [PG_POOL, EVENT_STORE, APP_CONFIG, OutdatedReads], useFactory: createWatch },
    { provide: READ_MODEL_REBUILD, inject: [PG_POOL, EVENT_STORE, APP_CONFIG], useFactory: createRebuild },
    { provide: STREAM_READS, inject: [APP_CONFIG, EVENT_STORE, StoreWatch, PG_POOL], useFactory: createReads },
    { provide: READ_MODELS, useExisting: ReadModelRunner },
  ],
  exports: [READ_MODELS, READ_MODEL_REBUILD, ReadModelRunner, STREAM_READS],
})
export class ProjectionsModule implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    @Inject(ReadModelRunner) private readonly runner: ReadModelRunner,
    @Inject(ReadModelWatch) private readonly watch: ReadModelWatch,
    @Inject(HealthRegistry) private readonly health: HealthRegistry,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  async onModuleInit(): Promise<void> {
    this.health.showQuarantined(() => this.runner.quarantined);
    this.health.addGroup('read models', () => this.runner.states());
    await ensureReadModelSchema(this.pool);
    if (this.config.roles.has('projector')) await this.runner.start();
    await this.watch.start();
  }

  /** Stop before the pool and the event store end: the runner uses a connection of the former and a subscription of the latter. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([this.runner.stop(), this.watch.stop()]);
  }
}
