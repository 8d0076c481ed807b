import { Client, type Pool } from 'pg';
import { projectionsFor } from '../../../../projections';
import { runCommand } from '../../../../projections/runner/commands';
import { REBUILD_LOCK } from '../../../../projections/runner/schema';
import type { HealthStatus } from '../../../../src/contracts';
import { APP_CONFIG, type AppConfig } from '../../../../src/platform/config/config';
import { EVENT_STORE, type EventStore } from '../../../../src/platform/event-store/port';
import { PG_POOL } from '../../../../src/platform/postgres';
import { startTestApp, type TestApp } from '../../../support/app/app';
import { createTestDatabase, type TestDatabase } from '../../../support/database/postgres';

/** A journal whose read models were made by another release, and a rebuild that the test can hold up. */
export class OutdatedJournal {
  private held: Client | null = null;
  private started: TestApp | null = null;

  private constructor(
    private readonly database: TestDatabase,
    private readonly env: Record<string, string>,
  ) {}

  static async begin(env: Record<string, string>): Promise<OutdatedJournal> {
    const database = await createTestDatabase();
    const journal = new OutdatedJournal(database, { ...env, DATABASE_URL: database.url });
    await journal.start();
    return journal;
  }

  get app(): TestApp {
    if (!this.started) throw new Error('The application is not running');
    return this.started;
  }

  async start(): Promise<void> {
    this.started = await startTestApp({ env: this.env });
  }

  async stop(): Promise<void> {
    await this.app.stop();
    this.started = null;
  }

  async run(sql: string, values: unknown[] = []): Promise<void> {
    const client = new Client({ connectionString: this.database.url });
    await client.connect();
    await client.query(sql, values).finally(() => client.end());
  }

  /** As if the previous release had filled it. */
  makeOlder(name: string): Promise<void> {
    return this.run('UPDATE rm.checkpoints SET version = version - 1 WHERE name = $1', [name]);
  }

  /** As if an earlier release had filled all of them. */
  makeAllOlder(): Promise<void> {
    return this.run('UPDATE rm.checkpoints SET version = version - 1');
  }

  /** No rebuild begins until `release`. */
  async hold(): Promise<void> {
    // A test that failed has not released it.
    await this.release();
    this.held = new Client({ connectionString: this.database.url });
    await this.held.connect();
    await this.held.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [REBUILD_LOCK]);
  }

  async release(): Promise<void> {
    await this.held?.end();
    this.held = null;
  }

  /** The problem of one part; null when it has none. */
  async problemOf(part: string): Promise<string | null> {
    const { parts } = (await this.app.visitor.get('/health/status')).body as HealthStatus;
    return parts.find(({ name }) => name === part)?.problem ?? null;
  }

  /** The output of the tool when it compares all read models with the events. */
  async verify(): Promise<string> {
    const lines: string[] = [];
    const { nest } = this.app;
    const store = nest.get<EventStore>(EVENT_STORE, { strict: false });
    const projections = projectionsFor(nest.get<AppConfig>(APP_CONFIG, { strict: false }));
    const pool = nest.get<Pool>(PG_POOL, { strict: false });
    await runCommand({ pool, store, projections, print: (line) => lines.push(line) }, ['verify']);
    return lines.join('\n');
  }

  async end(): Promise<void> {
    await this.release();
    await this.started?.stop();
    await this.database.drop();
  }
}
