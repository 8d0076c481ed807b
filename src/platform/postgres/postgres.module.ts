import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Knex } from 'knex';
import type { Pool } from 'pg';
import { KNEX, PG_POOL } from './tokens';

/** Provides the pool and knex to every module, and ends both after everything else has stopped. */
@Global()
@Module({})
export class PostgresModule implements OnApplicationShutdown {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(KNEX) private readonly knex: Knex,
  ) {}

  static with(pool: Pool, knex: Knex): DynamicModule {
    const providers = [
      { provide: PG_POOL, useValue: pool },
      { provide: KNEX, useValue: knex },
    ];
    return { module: PostgresModule, providers, exports: [PG_POOL] };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.knex.destroy();
    if (!this.pool.ended) await this.pool.end();
  }
}
