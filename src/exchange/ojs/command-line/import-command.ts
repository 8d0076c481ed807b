import type { Pool } from 'pg';
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
import type { ImportOrder } from './import-words';

export interface CommandParts {
  pool: Pool;
  store: EventStore;
  blobs: Blobs;
  /** Null when this journal makes no documents on submission. */
  jobs: Pick<Jobs, 'enqueue'> | null;
  clock: Clock;
  print(line: string): void;
}

/** Imports or compares. Returns the exit code: 1 when a comparison found differences. */
export async function importCommand(
  { clock, print, ...parts }: CommandParts,
  { source, compare, ...order }: ImportOrder,
): Promise<number> {
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
