import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { MIGRATIONS } from './app.module';
import { moveLog } from './move-log';
import { type AppConfig, loadConfig } from './platform/config/config';
import { endMove, placeOf, refuseFormerPlace, unfinishedMove } from './platform/event-store/copy/place';
import { createEventStoreDb } from './platform/event-store/eventstoredb/create-event-store-db';
import type { EventStore } from './platform/event-store/port';
import { createPostgresEventStore } from './platform/event-store/postgres/create-postgres-event-store';
import { createKnex, createPool, openDatabase, runMigrations } from './platform/postgres';

import 'reflect-metadata';

const USAGE = `Usage, with the server stopped and the settings of the present store:
  npm run events -- copy --to esdb://host:2113?tls=false   moves the events from Postgres to an EventStoreDB
  npm run events -- copy --to embedded                     moves them from EVENT_STORE_URL to Postgres
  npm run events -- copy --cancel                          gives up an unfinished copy; the events stay where they are`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class WrongWords extends Error {}

/** Null: give up. */
function targetOf(words: string[]): string | null {
  try {
    const options = { to: { type: 'string' }, cancel: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: words, options });
    if (values.cancel && values.to === undefined) return null;
    if (!values.cancel && (values.to === 'embedded' || /^esdb(\+discover)?:\/\/./.test(values.to ?? '')))
      return values.to ?? '';
  } catch (failure) {
    throw new WrongWords(failure instanceof Error ? failure.message : String(failure));
  }
  throw new WrongWords("--to must be 'embedded' or an address of the form esdb://host:2113?tls=false.");
}

const open = (pool: Pool, url: string | null): Promise<EventStore> | EventStore =>
  url === null ? createPostgresEventStore(pool) : createEventStoreDb(url);

async function giveUp(pool: Pool): Promise<void> {
  const former = await unfinishedMove(pool);
  if (former === null) throw new Error('No copy is unfinished.');
  await endMove(pool, former);
  print('The copy was given up. The events stay where they were.');
}

async function move(pool: Pool, { eventStoreUrl }: AppConfig, to: string): Promise<void> {
  const [source, target] = [placeOf(eventStoreUrl), placeOf(to === 'embedded' ? null : to)];
  if (source === target)
    throw new WrongWords(
      source === 'embedded'
        ? 'The events are in Postgres already: set EVENT_STORE_URL to where they are, or --to to an EventStoreDB.'
        : 'EVENT_STORE_URL is set, so --to must be embedded. Unset it to move the events of Postgres.',
    );
  if ((await unfinishedMove(pool)) !== source) await refuseFormerPlace(pool, eventStoreUrl);
  const stores = [await open(pool, eventStoreUrl), await open(pool, to === 'embedded' ? null : to)] as const;
  try {
    const sides = { from: { place: source, store: stores[0] }, to: { place: target, store: stores[1] } };
    const { events } = await moveLog({ pool, ...sides, tell: print });
    const next = target === 'embedded' ? 'Unset EVENT_STORE_URL' : `Set EVENT_STORE_URL to ${to}`;
    print(`Moved ${events} events. ${next} and start the server. The old log is kept, and no server starts on it.`);
  } finally {
    for (const store of stores) await store.close();
  }
}

async function main(words: string[]): Promise<void> {
  const to = targetOf(words);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const [pool, knex] = [createPool(database.url, complain), createKnex(database.url)];
  try {
    await runMigrations(knex, MIGRATIONS);
    await (to === null ? giveUp(pool) : move(pool, config, to));
  } finally {
    await Promise.allSettled([knex.destroy(), pool.end()]);
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof WrongWords) complain(`\n${USAGE}`);
  process.exitCode = failure instanceof WrongWords ? 2 : 1;
});
