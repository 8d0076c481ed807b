import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { acceptLog } from './accept-log';
import { MIGRATIONS } from './app.module';
import { readableLog } from './article';
import { moveLog } from './move-log';
import { refuseUnfinishedRestore } from './platform/backup/restoring/restore-mark';
import { type AppConfig, loadConfig } from './platform/config/config';
import { endMove, placeOf, refuseFormerPlace, unfinishedMove } from './platform/event-store/copy/place';
import { openEventStore } from './platform/event-store/open-event-store';
import type { EventStore } from './platform/event-store/port';
import { createKnex, createPool, openDatabase, runMigrations } from './platform/postgres';

import 'reflect-metadata';

const USAGE = `Usage, with the server stopped and the settings of the present store:
  npm run events -- copy --to esdb://host:2113?tls=false   moves the events from Postgres to an EventStoreDB
  npm run events -- copy --to embedded                     moves them from EVENT_STORE_URL to Postgres
  npm run events -- copy --cancel                          gives up an unfinished copy; the events stay where they are
  npm run events -- accept                 goes on with an event store that has lost its end (docs/operating.md)`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

class InvalidArguments extends Error {}

type Order = { to: string } | 'cancel' | 'accept';

function orderOf(words: string[]): Order {
  try {
    const options = { to: { type: 'string' }, cancel: { type: 'boolean' }, accept: { type: 'boolean' } } as const;
    const { to, ...flags } = parseArgs({ args: words, options }).values;
    const [flag, ...more] = (['cancel', 'accept'] as const).filter((name) => flags[name]);
    if (flag && more.length === 0 && to === undefined) return flag;
    if (!flag && to !== undefined && (to === 'embedded' || /^esdb(\+discover)?:\/\/./.test(to))) return { to };
  } catch (failure) {
    throw new InvalidArguments(failure instanceof Error ? failure.message : String(failure));
  }
  throw new InvalidArguments("--to must be 'embedded' or an address of the form esdb://host:2113?tls=false.");
}

async function cancelMove(pool: Pool): Promise<void> {
  const former = await unfinishedMove(pool);
  if (former === null) throw new Error('No copy is unfinished.');
  await endMove(pool, former);
  print('The copy was given up. The events stay where they were.');
}

async function move(pool: Pool, config: AppConfig, to: string): Promise<void> {
  const { eventStoreUrl } = config;
  const [source, target] = [placeOf(eventStoreUrl), placeOf(to === 'embedded' ? null : to)];
  if (source === target)
    throw new InvalidArguments(
      source === 'embedded'
        ? 'The events are in Postgres already: set EVENT_STORE_URL to where they are, or --to to an EventStoreDB.'
        : 'EVENT_STORE_URL is set, so --to must be embedded. Unset it to move the events of Postgres.',
    );
  if ((await unfinishedMove(pool)) !== source) await refuseFormerPlace(pool, eventStoreUrl);
  const urls = [eventStoreUrl, to === 'embedded' ? null : to] as const;
  const stores = [await openEventStore(pool, urls[0]), await openEventStore(pool, urls[1])] as const;
  try {
    const sides = { from: { place: source, store: stores[0] }, to: { place: target, store: stores[1] } };
    const readable = (store: EventStore): EventStore => readableLog(store, pool, config);
    const { events } = await moveLog({ pool, ...sides, report: print, readable });
    const next = target === 'embedded' ? 'Unset EVENT_STORE_URL' : `Set EVENT_STORE_URL to ${to}`;
    print(`Moved ${events} events. ${next} and start the server. The old log is kept, and no server starts on it.`);
  } finally {
    for (const store of stores) await store.close();
  }
}

async function accept(pool: Pool, config: AppConfig): Promise<void> {
  const { eventStoreUrl } = config;
  await refuseFormerPlace(pool, eventStoreUrl);
  const store = await openEventStore(pool, eventStoreUrl);
  const accepted = await acceptLog(pool, readableLog(store, pool, config)).finally(() => store.close());
  print(
    accepted === null
      ? 'Nothing to accept: the event store has all events that this database has seen.'
      : `The journal goes on where the event store ends. Waiting mails that were lost with their events: ${accepted.droppedMails}.`,
  );
}

function carryOut(order: Order, pool: Pool, config: AppConfig): Promise<void> {
  if (order === 'cancel') return cancelMove(pool);
  return order === 'accept' ? accept(pool, config) : move(pool, config, order.to);
}

async function main(words: string[]): Promise<void> {
  const order = orderOf(words);
  const config = loadConfig(process.env, 'tool');
  const database = await openDatabase(config, { join: true, onTrouble: complain });
  const [pool, knex] = [createPool(database.url, complain), createKnex(database.url)];
  try {
    await refuseUnfinishedRestore(pool);
    await runMigrations(knex, MIGRATIONS);
    await carryOut(order, pool, config);
  } finally {
    await Promise.allSettled([knex.destroy(), pool.end()]);
    await database.stop();
  }
}

main(process.argv.slice(2)).catch((failure: unknown) => {
  complain(failure instanceof Error ? failure.message : String(failure));
  if (failure instanceof InvalidArguments) complain(`\n${USAGE}`);
  process.exitCode = failure instanceof InvalidArguments ? 2 : 1;
});
