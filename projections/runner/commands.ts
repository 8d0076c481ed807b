import type { Pool } from 'pg';
import type { EventStore } from '../../src/platform/event-store/port';
import type { Projection } from './projection';
import { InvalidArguments, type ProjectionOrder, projectionOrder } from './projection-words';
import { listQuarantined, quarantine, release } from './quarantine/quarantine-commands';
import { Rebuilder } from './rebuild/rebuild';
import { verify } from './rebuild/verify';
import { ensureReadModelSchema } from './schema';
import { readStatus } from './status';

export interface CommandContext {
  pool: Pool;
  store: EventStore;
  projections: readonly Projection[];
  print(line: string): void;
}

const PROGRESS_EVERY = 50_000;

async function status(context: CommandContext): Promise<number> {
  const { lines, healthy } = await readStatus(context.pool, context.store, context.projections);
  lines.forEach(context.print);
  return healthy ? 0 : 1;
}

async function rebuild(context: CommandContext, name: string): Promise<number> {
  const { pool, store, projections, print } = context;
  const chosen = projections.filter((projection) => name === 'all' || projection.name === name);
  let reportedEvents = 0;
  const onProgress = (events: number): void => {
    if (events - reportedEvents < PROGRESS_EVERY) return;
    reportedEvents = events;
    print(`${events} events`);
  };
  const { events, seconds } = await new Rebuilder({ pool, store }).rebuild(() => chosen, { onProgress });
  const names = chosen.map((projection) => projection.name).join(', ');
  const rate = Math.round(events / Math.max(seconds, 0.001));
  print(`Rebuilt ${names} from ${events} events in ${seconds.toFixed(1)} s (${rate} events/s).`);
  return 0;
}

async function check({ pool, store, projections, print }: CommandContext): Promise<number> {
  const { events, problems, differences } = await verify(pool, store, projections);
  problems.forEach(print);
  for (const { table, missing, surplus, examples } of differences) {
    print(`${table}: ${missing} rows are missing or differ, ${surplus} are there that should not be`);
    for (const row of examples.missing) print(`  should be: ${JSON.stringify(row)}`);
    for (const row of examples.surplus) print(`  is:        ${JSON.stringify(row)}`);
  }
  const same = problems.length === 0 && differences.length === 0;
  if (same) print(`No difference: all ${projections.length} read models are what their ${events} events say.`);
  return same ? 0 : 1;
}

/** Returns the exit code: 0 success; 1 stopped, outdated or different; 2 wrong arguments, with which nothing is opened or changed. */
export async function runCommand(context: CommandContext, words: readonly string[]): Promise<number> {
  const names = context.projections.map(({ name }) => name);
  let order: ProjectionOrder;
  try {
    order = projectionOrder(words, names);
  } catch (failure) {
    if (!(failure instanceof InvalidArguments)) throw failure;
    context.print(failure.message);
    return 2;
  }
  await ensureReadModelSchema(context.pool);
  return carryOut(context, order);
}

function carryOut(context: CommandContext, order: ProjectionOrder): Promise<number> {
  switch (order.command) {
    case 'status':
      return status(context);
    case 'rebuild':
      return rebuild(context, order.name);
    case 'verify':
      return check(context);
    case 'quarantine':
      return quarantine(context, order);
    case 'release':
      return release(context, order.eventId);
    case 'quarantined':
      return listQuarantined(context);
  }
}
