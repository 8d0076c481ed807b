import type { Pool } from 'pg';
import { MIGRATIONS } from '../../../src/app.module';
import { DEMO_PEOPLE, demoEmail } from '../../../src/demo/demo-people';
import { generate } from '../../../src/generate/generate';
import { optionsOf } from '../../../src/generate/options';
import { knownPerson } from '../../../src/generate/people/known-person';
import type { StockFile } from '../../../src/generate/story/story';
import type { EventStore } from '../../../src/platform/event-store/port';
import { createPostgresEventStore } from '../../../src/platform/event-store/postgres/create-postgres-event-store';
import { createKnex, runMigrations } from '../../../src/platform/postgres';

const file = (extension: string): StockFile => ({ hash: 'a'.repeat(64), size: 1_000, extension });
const STOCK = {
  ...{ manuscript: file('docx'), marked: file('docx'), revised: file('docx'), rebuttal: file('docx') },
  ...{ picture: file('png'), scan: file('tiff'), paper: file('pdf') },
};

/** The people in the data that `npm run generate` writes outside of production. */
const DEMO = DEMO_PEOPLE.map((person, index) => knownPerson({ ...person, email: demoEmail(person.name) }, index));

/** An empty database filled with generated histories of two years; with `demo` as by `npm run generate`. The caller closes the store. */
export async function generatedLog(
  pool: Pool,
  { articles, seed, demo = false }: { articles: number; seed: number; demo?: boolean },
): Promise<EventStore> {
  const knex = createKnex(String(pool.options.connectionString));
  await runMigrations(knex, MIGRATIONS);
  await knex.destroy();
  const store = await createPostgresEventStore(pool);
  const words = `--until 2026-06-30 --years 2 --articles ${articles} --seed ${seed}`;
  const options = optionsOf(words.split(' '), new Date());
  if (!options) throw new Error('These words ask for help');
  await generate(options, {
    ...{ pool, store, stock: STOCK, signal: new AbortController().signal, onProgress: () => undefined },
    ...{ known: demo ? DEMO : [], password: 'quire-demo', isDemonstration: true },
  });
  return store;
}
