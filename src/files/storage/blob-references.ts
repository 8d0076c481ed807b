import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, type EventStore, START } from '../../platform/event-store/port';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { UploadStore } from '../uploads/upload.store';

/** The field in which an event has the hash of a file. */
const FILES = /"hash":"([0-9a-f]{64})"/g;
const HASHES = /\b[0-9a-f]{64}\b/g;
const IDS = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

interface Mentioned {
  /** Of files. */
  files: Set<string>;
  /** Everything that looks like a hash, keys in mails included: garbage collection must keep these, whatever field they are in. */
  hashes: Set<string>;
  /** Of the given uploads. */
  ids: Set<string>;
}

/** Finds which bytes are referenced. Only the log is reliable: a read model may lag or be stopped. */
@Injectable()
export class BlobReferences {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readAll'>,
    private readonly uploads: UploadStore,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** All hashes in the events of all streams, and which of these uploads the events contain. */
  async inLog(uploads: ReadonlySet<string> = new Set()): Promise<Mentioned> {
    const [files, hashes, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for await (const batch of this.store.readAll(START)) {
      for (const { data } of batch) {
        const text = JSON.stringify(data);
        for (const [, hash = ''] of text.matchAll(FILES)) files.add(hash);
        for (const [hash] of text.matchAll(HASHES)) hashes.add(hash);
        for (const [id] of text.matchAll(IDS)) if (uploads.has(id)) ids.add(id);
      }
    }
    return { files, hashes, ids };
  }

  /** The references of the log, of uploads not yet, or no longer, added, and of the journal's logo. */
  async withUploads(inLog: ReadonlySet<string>): Promise<Set<string>> {
    const { logo } = await this.settings.current();
    return new Set([...inLog, ...(await this.uploads.hashes()), ...(logo === '' ? [] : [logo])]);
  }
}
