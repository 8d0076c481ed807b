import { type EventStore, type Position, START } from '../../../platform/event-store/port';
import { lowestCheckpoint, withoutReactions } from '../../../platform/reactions';
import type { Imported, OjsImport, Surroundings } from '../model/import-model';
import { readJournal } from '../reading/read-journal';
import { ImportRun } from './import-run';
import { sourceOf } from './source-ids';

/** A reason why nothing was imported. */
class ImportRefusal extends Error {}

/**
 * Imports a journal of OJS: people, articles with their histories, and files. Nothing that was imported before is changed, no mail is sent
 * and no reaction runs for the events. @throws ImportRefusal when the server has not finished with its own events.
 */
export async function importOjs(wanted: OjsImport, around: Surroundings): Promise<Imported> {
  const journal = await readJournal(wanted.db, wanted.journal);
  const reading = { db: wanted.db, journal, timeZone: wanted.timeZone };
  const run = new ImportRun(wanted, around, reading, sourceOf(journal, wanted.name));
  if (wanted.dryRun) return run.all();
  return withoutReactions(around.pool, async () => {
    await requireHandled(around);
    return run.all();
  });
}

async function requireHandled({ pool, store }: Surroundings): Promise<void> {
  const head = await store.head();
  if (head === START) return;
  const answered = (await lowestCheckpoint(pool)) ?? START;
  if (answered >= head || (await areAllImported(store, answered))) return;
  throw new ImportRefusal(
    'The server has not processed all existing events. Start it, wait a moment, stop it, and try again.',
  );
}

/** True when all later events come from an interrupted import: no reaction runs for these. */
async function areAllImported(store: EventStore, after: Position): Promise<boolean> {
  for await (const batch of store.readAll(after))
    if (batch.some(({ metadata }) => metadata.imported === undefined)) return false;
  return true;
}
