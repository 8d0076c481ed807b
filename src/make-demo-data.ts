import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Pool } from 'pg';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail } from './demo/demo-people';
import { seedDemo } from './demo/seed-demo';
import { DailyRunJob } from './editorial/public';
import { People } from './identity/public';
import type { AppConfig } from './platform/config/config';
import { EVENT_STORE, type EventStore, START } from './platform/event-store/port';
import { PG_POOL } from './platform/postgres';

/** The second step of the demonstration data, for a server that listens. */
export type CreateDemoArticles = (report: (line: string) => void) => Promise<void>;

/**
 * Accounts and articles for trying the system, on the first start with an empty store, outside production (ADR 0011). Creates the accounts
 * and returns the step that creates the articles, or null if none are needed. An interrupted start resumes.
 */
export async function makeDemoData(app: NestExpressApplication, config: AppConfig): Promise<CreateDemoArticles | null> {
  const pool = app.get<Pool>(PG_POOL);
  if (config.nodeEnv === 'production' || !(await isWanted(app, pool))) return null;
  const people = app.get(People);
  for (const person of DEMO_PEOPLE) {
    const { firstName, lastName, institute, country, areasOfExpertise } = person;
    const fields = { firstName, lastName, institute, country, areasOfExpertise: areasOfExpertise || null };
    await people.ensureDemoAccount(demoEmail(person.name), fields, person.group, DEMO_PASSWORD);
  }
  const origin = await app.getUrl();
  // The articles' past is still being created. Until it is complete, the daily run must not start.
  return (report) => app.get(DailyRunJob, { strict: false }).hold(() => createDemoArticles(origin, pool, report));
}

/** Problems are reported, and the server keeps working. */
async function createDemoArticles(origin: string, pool: Pool, report: (line: string) => void): Promise<void> {
  const started = Date.now();
  try {
    const onProgress = (done: number, total: number): void => {
      if (done === total)
        report(`The demonstration articles are ready (${Math.round((Date.now() - started) / 1000)} s).`);
    };
    await seedDemo({ origin, pool, onProgress });
  } catch (failure) {
    report(
      `Not all demonstration articles could be created: ${failure instanceof Error ? failure.message : String(failure)}`,
    );
  }
}

/** True for an empty store, and after the creation of demonstration data has begun. */
async function isWanted(app: NestExpressApplication, pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ begun: boolean }>(`SELECT to_regclass('app.demo_progress') IS NOT NULL AS begun`);
  if (rows[0]?.begun) return true;
  return (await app.get<EventStore>(EVENT_STORE, { strict: false }).head()) === START;
}
