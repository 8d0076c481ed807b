import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { projectionsFor } from '../projections';
import { Rebuilder } from '../projections/runner/rebuild/rebuild';
import { ensureReadModelSchema } from '../projections/runner/schema';
import { MIGRATIONS } from './app.module';
import { openLog } from './article';
import { DEMO_PASSWORD, DEMO_PEOPLE, demoEmail } from './demo/demo-people';
import { generate, type Surroundings } from './generate/generate';
import { type GenerateOptions, OptionError, optionsOf, USAGE } from './generate/options';
import { knownPerson } from './generate/people/known-person';
import { progressLine } from './generate/progress-line';
import { storeStockFiles } from './generate/stock';
import { refuseUnfinishedRestore } from './platform/backup/restoring/restore-mark';
import { openBlobs } from './platform/blobs';
import { type AppConfig, loadConfig } from './platform/config/config';
import type { EventStore } from './platform/event-store/port';
import { createKnex, createPool, openDatabase, runMigrations } from './platform/postgres';
import { projectRoot } from './platform/project-root';

import 'reflect-metadata';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const textOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));
const rateOf = (events: number, seconds: number): number => Math.round(events / Math.max(seconds, 0.001));

/** A terminal and npm may both forward the same Ctrl-C. */
const SAME_PRESS_MS = 1_000;

/** The first Ctrl-C ends the generation cleanly; the second one ends the process immediately. */
function untilInterrupted(): { signal: AbortSignal; over(): void } {
  const ending = new AbortController();
  let askedAt: number | null = null;
  const onSignal = (): void => {
    if (askedAt !== null && Date.now() - askedAt > SAME_PRESS_MS) process.exit(130);
    if (askedAt !== null) return;
    askedAt = Date.now();
    complain('\nStopping after the articles in progress. Press Ctrl-C again to stop at once.');
    ending.abort();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  // After the generation, signals act as in any other program.
  const over = (): void => void process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  return { signal: ending.signal, over };
}

/** The password of generated accounts in production is random and unknown to everyone. */
function accountsFor({ nodeEnv }: AppConfig): Pick<Surroundings, 'known' | 'password' | 'isDemonstration'> {
  if (nodeEnv === 'production') return { known: [], password: randomUUID(), isDemonstration: false };
  const known = DEMO_PEOPLE.map((person, index) => knownPerson({ ...person, email: demoEmail(person.name) }, index));
  return { known, password: DEMO_PASSWORD, isDemonstration: true };
}

async function rebuildAll(pool: Pool, store: EventStore, config: AppConfig): Promise<void> {
  print('Rebuilding the read models.');
  await ensureReadModelSchema(pool);
  const { report, end } = progressLine();
  const { events, seconds } = await new Rebuilder({ pool, store }).rebuild(() => projectionsFor(config), {
    onProgress: (done) => report(`${done} events read`),
  });
  end();
  print(`Rebuilt them from ${events} events in ${seconds.toFixed(1)} s (${rateOf(events, seconds)} events/s).`);
}

async function fillStore(pool: Pool, store: EventStore, config: AppConfig, options: GenerateOptions): Promise<void> {
  const stock = await storeStockFiles(await openBlobs(config), join(projectRoot(), 'src/demo/files'));
  const { signal, over } = untilInterrupted();
  const { report, end } = progressLine();
  const onProgress = (articles: number, events: number): void =>
    report(`${articles} of ${options.articles} articles, ${events} events`);
  const done = await generate(options, { pool, store, stock, signal, onProgress, ...accountsFor(config) }).finally(
    () => {
      end();
      over();
    },
  );
  const { articles, events, seconds } = done;
  print(`${articles} articles, ${events} events in ${seconds.toFixed(1)} s (${rateOf(events, seconds)} events/s).`);
  if (!options.rebuild || signal.aborted) return print('Now run: npm run projections -- rebuild all');
  if (config.eventStoreUrl === null) await pool.query('VACUUM ANALYZE es.events');
  await pool.query('ANALYZE app.users; ANALYZE app.authors');
  await rebuildAll(pool, store, config);
}

/** Works on the database of the settings or of --database. No server may use it at the same time. */
async function main(words: string[]): Promise<void> {
  const options = optionsOf(words, new Date());
  if (options === null) return print(USAGE);
  const settings = loadConfig(process.env, 'tool');
  const config = options.database === null ? settings : { ...settings, databaseUrl: options.database };
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const pool = createPool(database.url, complain);
  const knex = createKnex(database.url);
  try {
    await refuseUnfinishedRestore(pool);
    await runMigrations(knex, MIGRATIONS);
    const store = await openLog(pool, config);
    await fillStore(pool, store, config, options).finally(() => store.close());
  } finally {
    await Promise.allSettled([knex.destroy(), pool.end()]);
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(textOf(failure));
  if (failure instanceof OptionError) complain(`\n${USAGE}`);
  process.exitCode = failure instanceof OptionError ? 2 : 1;
});
