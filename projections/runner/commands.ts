import type { Pool } from 'pg';
import type { EventStore } from '../../src/platform/event-store/port';
import type { Projection } from './projection';
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

const USAGE =
  'Usage: npm run projections -- status | rebuild <name>|all | verify | quarantine <event> --reason <text> | release <event> | quarantined';
const PROGRESS_EVERY = 50_000;

async function status(context: CommandContext): Promise<number> {
  const { lines, healthy } = await readStatus(context.pool, context.store, context.projections);
  lines.forEach(context.print);
  return healthy ? 0 : 1;
}

async function rebuild(context: CommandContext, name: string | undefined): Promise<number> {
  const { pool, store, projections, print } = context;
  const chosen = projections.filter((projection) => name === 'all' || projection.name === name);
  if (chosen.length === 0) {
    print(`${USAGE}\nRead models: ${projections.map((projection) => projection.name).join(', ')}`);
    return 2;
  }
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

/** `status | rebuild <name>|all | verify | quarantine <event> --reason <text> | release <event> | quarantined`. Returns the exit code: 0 success; 1 stopped, outdated or different; 2 wrong arguments. */
export async function runCommand(context: CommandContext, [command, ...rest]: string[]): Promise<number> {
  await ensureReadModelSchema(context.pool);
  switch (command) {
    case 'status':
      return status(context);
    case 'rebuild':
      return rebuild(context, rest[0]);
    case 'verify':
      return check(context);
    case 'quarantine':
      return quarantine(context, rest);
    case 'release':
      return release(context, rest);
    case 'quarantined':
      return listQuarantined(context);
    default:
      context.print(USAGE);
      return 2;
  }
}
