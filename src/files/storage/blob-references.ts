import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, type EventStore, START } from '../../platform/event-store/port';
import { UploadStore } from '../uploads/upload.store';

/** The field in which an event has the bytes of a file. */
const FILES = /"hash":"([0-9a-f]{64})"/g;
const HASHES = /\b[0-9a-f]{64}\b/g;
const IDS = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

interface Mentioned {
  /** Of files. */
  files: Set<string>;
  /** Everything that looks like a hash, keys in mails included: what a sweep must leave alone, whatever field it stands in. */
  hashes: Set<string>;
  /** Of the uploads asked about. */
  ids: Set<string>;
}

/** Who refers to which bytes. The log alone is sure: a read model may lag behind or stand still. */
@Injectable()
export class BlobReferences {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readAll'>,
    private readonly uploads: UploadStore,
  ) {}

  /** All hashes in the events of all streams, and which of these uploads the events know. */
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

  /** Those of the log and of uploads that are not added yet, or no longer. */
  async withUploads(inLog: ReadonlySet<string>): Promise<Set<string>> {
    return new Set([...inLog, ...(await this.uploads.hashes())]);
  }
}
