import { firstEventOf } from '../../../platform/event-store/identity/seen-events';
import {
  type EventMetadata,
  type EventStore,
  type RecordedEvent,
  START,
  type StoredEvent,
} from '../../../platform/event-store/port';
import { withoutTexts } from '../../../platform/personal-data';
import { PERSONAL_FIELDS } from '../../catalogue/personal-fields';
import { emptyManifest, FolderRefused, type Manifest, readManifest, writeManifest } from './manifest';
import { MonthParts } from './month-parts';
import { prepareFolder, refuseDamage, removeRemains } from './repair-folder';

export interface ByMonthOrder {
  /** Absolute path. */
  folder: string;
  /** True: make the folder again from the beginning of the log. */
  anew: boolean;
}

export interface ByMonthDone {
  /** Number of events that this run added. */
  added: number;
  /** Number of events that the folder has now. */
  total: number;
}

type Log = Pick<EventStore, 'readAll' | 'readStream' | 'head' | 'stored'>;

const BATCH = 500;
const REBUILD_HINT = 'Nothing was changed. Make the folder again with --anew.';

/**
 * Adds the events of the log since the last run to a folder, as Parquet files by month and without personal texts. A run can be stopped
 * at any point without harm: only files in the manifest count, it is written last, and the next run removes all other files. Do not run
 * it for the same folder in two processes at the same time.
 * @throws FolderRefused when the folder is not one of this log, or is damaged.
 */
export async function exportByMonth(store: Log, { folder, anew }: ByMonthOrder): Promise<ByMonthDone> {
  const known = await readManifest(folder);
  const first = await firstEventOf(store);
  if (known) refuseOtherLog(folder, known, first);
  await prepareFolder(folder, known);
  let manifest = known ?? emptyManifest(first);
  if (anew || manifest.firstEvent === null) manifest = { ...emptyManifest(first), runs: manifest.runs };
  await refuseOtherEnd(folder, manifest, store);
  // Before the first file, because files in a folder without a manifest would be taken for files of another program.
  if (known === null || anew) await writeManifest(folder, manifest);
  await removeRemains(folder, manifest);
  await refuseDamage(folder, manifest);
  const next = await addEvents(store, folder, manifest);
  return { added: next.events - manifest.events, total: next.events };
}

async function addEvents(store: Log, folder: string, manifest: Manifest): Promise<Manifest> {
  const runs = manifest.runs + 1;
  const parts = new MonthParts(folder, runs);
  const bare = withoutTexts(PERSONAL_FIELDS);
  let { last, events } = manifest;
  let files: Manifest['files'];
  try {
    for await (const batch of store.stored.readAll(last?.position ?? START, BATCH)) {
      await parts.write(batch.map((event) => readableEvent(event, bare)));
      const end = batch.at(-1);
      if (end) last = { position: end.position, id: end.id, streamId: end.streamId, revision: end.revision };
      events += batch.length;
    }
    files = await parts.finish();
  } catch (failure) {
    await parts.abandon();
    throw failure;
  }
  if (files.length === 0) return manifest;
  const next = { ...manifest, runs, last, events, files: [...manifest.files, ...files] };
  await writeManifest(folder, next);
  return next;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The event as stored, even if quarantined. Unreadable parts are left empty, so that one bad event does not stop the export. */
function readableEvent(event: StoredEvent, bare: ReturnType<typeof withoutTexts>): RecordedEvent {
  const written = parsed(event.metadata) as Partial<EventMetadata> | null;
  const metadata = {
    at: written?.at ?? '',
    userId: written?.userId ?? null,
    realUserId: written?.realUserId ?? null,
    correlationId: written?.correlationId ?? '',
    causationId: written?.causationId ?? null,
    schemaVersion: written?.schemaVersion ?? 0,
  };
  return { ...event, metadata, data: bare(event.type, parsed(event.data)) };
}

/** Refuses a folder of another log. The first event identifies the log (ADR 61). */
function refuseOtherLog(folder: string, { firstEvent }: Manifest, first: string | null): void {
  if (firstEvent === null || firstEvent === first) return;
  const has = first === null ? 'is empty' : `begins with ${first}`;
  throw new FolderRefused(
    `${folder} holds the events of another journal: they begin with ${firstEvent}, and this event store ${has}. ` +
      'Nothing was changed. Name another folder, or set EVENT_STORE_URL and DATABASE_URL (or DATA_DIR) to that journal.',
  );
}

/** Refuses a folder whose last event is not in the log at the same position. */
async function refuseOtherEnd(folder: string, { last }: Manifest, store: Log): Promise<void> {
  if (last === null) return;
  const [event] = await store.readStream(last.streamId, { from: last.revision, max: 1 });
  if (event?.id.toLowerCase() !== last.id.toLowerCase())
    throw new FolderRefused(
      `The event store does not have the last event in ${folder}: it is an older copy, or one that has gone its own way. ${REBUILD_HINT}`,
    );
  if (event.position !== last.position)
    throw new FolderRefused(
      `The event store was restored or moved since the last export to ${folder}, and counts its events otherwise now. ${REBUILD_HINT}`,
    );
}
