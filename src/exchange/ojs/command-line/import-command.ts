import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { isTimeZone } from '../../../contracts';
import type { Blobs } from '../../../platform/blobs';
import { type Clock, newId } from '../../../platform/clock';
import type { EventStore } from '../../../platform/event-store/port';
import type { Jobs } from '../../../platform/jobs';
import { ImportRuns } from '../../runs/import-runs';
import { openSource } from '../database/open-source';
import { compareOjs } from '../importing/compare-ojs';
import { importOjs } from '../importing/import-ojs';
import { inLine } from '../importing/problems';
import type { Imported, OjsImport, Surroundings } from '../model/import-model';

export const IMPORT_USAGE = `Usage, with the server stopped:
  npm run import -- ojs --source postgres://user:password@host:5432/ojs --files /var/ojs/files
  --source    address of the database of OJS 3.3 or 3.4, also mysql://...; it is only read. Or the setting OJS_URL
  --files     the folder of OJS for files (files_dir in its config.inc.php)
  --journal   which one, where OJS has several
  --name      by which this OJS is known here; needed for a second OJS whose journal has the same path
  --time-zone of the server of OJS, such as Europe/Amsterdam; UTC without it
  --dry-run   says what will not come over, and changes nothing
  --compare   compares what is here with OJS, and changes nothing`;

export class InvalidImportArguments extends Error {}

interface Order extends Omit<OjsImport, 'db'> {
  source: string;
  compare: boolean;
}

export interface CommandParts {
  pool: Pool;
  store: EventStore;
  blobs: Blobs;
  /** Null when this journal makes no documents on submission. */
  jobs: Pick<Jobs, 'enqueue'> | null;
  clock: Clock;
  print(line: string): void;
}

function parsed(words: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    source: text,
    files: text,
    journal: text,
    name: text,
    'time-zone': text,
    'dry-run': flag,
    compare: flag,
  };
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (failure) {
    throw new InvalidImportArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

/** @throws WrongImportWords */
function orderOf(words: string[], environment: NodeJS.ProcessEnv = process.env): Order {
  const { values, positionals } = parsed(words);
  const { 'time-zone': timeZone = 'UTC', source = environment.OJS_URL, files } = values;
  if (positionals.join(' ') !== 'ojs') throw new InvalidImportArguments('Say what to import: ojs');
  if (source === undefined) throw new InvalidImportArguments('--source is missing');
  if (files === undefined) throw new InvalidImportArguments('--files is missing');
  if (!isTimeZone(timeZone)) throw new InvalidImportArguments(`'${timeZone}' is not a time zone`);
  if (values['dry-run'] && values.compare) throw new InvalidImportArguments('Choose --dry-run or --compare');
  const { journal = null, name = null, compare = false } = values;
  return { source, files, journal, name, timeZone, compare, dryRun: values['dry-run'] ?? false };
}

/** Imports or compares. Returns the exit code: 1 when a comparison found differences. */
export async function importCommand({ clock, print, ...parts }: CommandParts, words: string[]): Promise<number> {
  const { source, compare, ...order } = orderOf(words);
  const db = await openSource(source);
  const onProgress = (articles: number): void => print(`${articles} submissions read`);
  const around: Surroundings = { ...parts, now: clock.now(), onProgress };
  try {
    if (compare) return await showComparison({ ...order, db }, around, print);
    const done = await recorded({ ...order, db }, around, clock);
    showOutcome(done, order.dryRun, print);
    return 0;
  } finally {
    await db.close();
  }
}

/** Records the run in the list of runs, also when it failed; a dry run is not recorded. */
async function recorded(wanted: OjsImport, around: Surroundings, clock: Clock): Promise<Imported> {
  if (wanted.dryRun) return importOjs(wanted, around);
  const runs = new ImportRuns(around.pool);
  const id = newId();
  const source = wanted.name ?? wanted.journal ?? 'OJS';
  await runs.begin({ id, kind: 'ojs', source, byId: null, state: 'RUNNING', fileHash: null, at: clock.now() });
  try {
    const done = await importOjs(wanted, around);
    const counts = { ...done.articles, left: done.left, events: done.events, ...done.people };
    await runs.end(id, { state: 'DONE', counts, problems: done.problems.found, at: clock.now() });
    return done;
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    await runs.end(id, { state: 'FAILED', failure: reason, at: clock.now() });
    throw failure;
  }
}

function showOutcome(
  { journal, articles, left, events, people, problems }: Imported,
  dryRun: boolean,
  print: CommandParts['print'],
): void {
  for (const problem of problems.found) print(inLine(problem));
  const counts = Object.entries(articles).map(([word, count]) => `${count} ${word}`);
  print(`\nOJS ${journal.version}, journal ${journal.path}${dryRun ? ' (dry run: nothing was changed)' : ''}`);
  print(`submissions: ${counts.join(', ')}, ${left} that stay in OJS; ${events} events`);
  print(`people: ${people.created} new, ${people.matched} with an account here`);
  print(`${problems.found.length} lines above say what does not come over`);
}

async function showComparison(wanted: OjsImport, around: Surroundings, print: CommandParts['print']): Promise<number> {
  const { totals, differences } = await compareOjs(wanted, around);
  for (const difference of differences) print(difference);
  for (const [kind, { ojs, here }] of totals) print(`${kind}: OJS ${ojs}, here ${here}`);
  print(differences.length === 0 ? 'No differences.' : `${differences.length} differences.`);
  return differences.length === 0 ? 0 : 1;
}
