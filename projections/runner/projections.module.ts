import { type BeforeApplicationShutdown, Global, Inject, Logger, Module, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/port';
import { HealthRegistry } from '../../src/platform/http/health/health.registry';
import { PG_POOL } from '../../src/platform/postgres';
import { READ_MODELS } from '../../src/platform/read-models/barrier';
import { PROJECTIONS } from '..';
import { ReadModelRunner } from './read-model-runner';

const log = new Logger('ReadModels');

const createRunner = (pool: Pool, store: EventStore): ReadModelRunner =>
  new ReadModelRunner({
    pool,
    store,
    projections: PROJECTIONS,
    onTrouble: (error) => log.error(error.message),
    onRebuilt: (names) => log.log(`Filled ${names.join(', ')} from the events`),
  });

/** Keeps the read models up to date while the application runs, and provides the barrier globally. */
@Global()
@Module({
  providers: [
    { provide: ReadModelRunner, inject: [PG_POOL, EVENT_STORE], useFactory: createRunner },
    { provide: READ_MODELS, useExisting: ReadModelRunner },
  ],
  exports: [READ_MODELS, ReadModelRunner],
})
export class ProjectionsModule implements OnModuleInit, BeforeApplicationShutdown {
  constructor(
    @Inject(ReadModelRunner) private readonly runner: ReadModelRunner,
    @Inject(HealthRegistry) private readonly health: HealthRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    this.health.add('read models', () => this.runner.health());
    await this.runner.start();
  }

  /** Stop before the pool and the event store end: the runner uses a connection of the former and a subscription of the latter. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.runner.stop();
  }
}
