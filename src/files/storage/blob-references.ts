import { Inject, Injectable } from '@nestjs/common';
import type { HashShelves } from '../../platform/blobs';
import { EVENT_STORE, type EventStore, START } from '../../platform/event-store/port';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import { UploadStore } from '../uploads/upload.store';

/** The field in which an event contains the hash of a file. */
const FILES = /"hash":"([0-9a-f]{64})"/g;
const HASHES = /\b[0-9a-f]{64}\b/g;
const IDS = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

interface Mentioned {
  /** True when the log contains any file. */
  hasFiles: boolean;
  /** The ids of the given uploads that the events contain. */
  ids: Set<string>;
}

/**
 * What is put on the shelves: only the hashes of files, or everything that looks like a hash, including keys in mails. Garbage collection
 * must keep all of these, whatever field contains them.
 */
type Kind = 'files' | 'all';

/** Finds which bytes are referenced. Only the log is reliable: a read model may lag or be stopped. */
@Injectable()
export class BlobReferences {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readAll'>,
    private readonly uploads: UploadStore,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * Puts the hashes in the events of all streams on the shelves, except those of files that were removed with a person. Reports which of
   * these uploads the events contain.
   */
  async inLog(shelves: HashShelves, kind: Kind, uploads: ReadonlySet<string> = new Set()): Promise<Mentioned> {
    const [ids, erased] = [new Set<string>(), await this.erased()];
    let hasFiles = false;
    for await (const batch of this.store.readAll(START)) {
      const text = batch.map(({ data }) => JSON.stringify(data)).join('\n');
      const files = [...text.matchAll(FILES)].map(([, hash = '']) => hash);
      hasFiles ||= files.length > 0;
      const hashes = kind === 'files' ? files : [...text.matchAll(HASHES)].map(([hash]) => hash);
      for (const hash of new Set(hashes)) if (!erased.has(hash)) await shelves.add(hash);
      if (uploads.size > 0) for (const [id] of text.matchAll(IDS)) if (uploads.has(id)) ids.add(id);
    }
    return { hasFiles, ids };
  }

  /** Adds the hashes of all uploads and files in tickets, also of those that are not part of an article, and of the journal's logo. */
  async outsideLog(shelves: HashShelves): Promise<void> {
    const { logo } = await this.settings.current();
    if (logo !== '') await shelves.add(logo);
    const erased = await this.erased();
    for await (const hashes of this.uploads.hashes())
      for (const hash of hashes) if (!erased.has(hash)) await shelves.add(hash);
  }

  /** Bytes that were removed with the person who sent them (ADR 76): the log still contains their hashes. */
  private async erased(): Promise<ReadonlySet<string>> {
    return new Set(await this.uploads.erasedHashes());
  }
}
