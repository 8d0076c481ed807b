import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { CLOCK, type Clock } from '../../platform/clock';
import { EVENT_STORE, type EventStore, START } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { SWEEP_AFTER_MS } from './upload-age';
import { UploadStore } from './upload.store';

export const SWEEP_UPLOADS_JOB = 'files.sweep-uploads';
const HASHES = /\b[0-9a-f]{64}\b/g;
const IDS = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

interface Mentioned {
  hashes: Set<string>;
  ids: Set<string>;
}

/** Removes, every night, uploads that were never added to their article, and bytes that belong to nothing any more. */
@Injectable()
export class SweepUploadsJob implements OnModuleInit {
  private readonly logger = new Logger(SweepUploadsJob.name);

  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly uploads: UploadStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SWEEP_UPLOADS_JOB, () => this.sweep());
    this.jobs.schedule(SWEEP_UPLOADS_JOB, '43 3 * * *');
  }

  /** Safe to repeat. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - SWEEP_AFTER_MS);
    const pending = await this.uploads.pending(before);
    const { hashes, ids } = await this.mentioned(new Set(pending));
    // Added, but the process died before it was marked.
    for (const id of ids) await this.uploads.markRecorded(id);
    const forgotten = pending.filter((id) => !ids.has(id));
    await this.uploads.remove(forgotten);
    // A log without a single file more likely belongs to another folder than to a journal without manuscripts.
    const bytes = hashes.size === 0 ? 0 : await this.sweepBytes(hashes, before);
    this.logger.log(`Removed ${forgotten.length} uploads never added and ${bytes} files that belong to nothing`);
  }

  private async sweepBytes(hashes: Set<string>, before: Date): Promise<number> {
    for (const hash of await this.uploads.hashes()) hashes.add(hash);
    return this.blobs.sweep(hashes, before);
  }

  /** All hashes in the log, and which of the uploads it knows. The log alone is sure: a read model may lag behind or stand still. */
  private async mentioned(uploads: ReadonlySet<string>): Promise<Mentioned> {
    const [hashes, ids] = [new Set<string>(), new Set<string>()];
    for await (const batch of this.store.readAll(START)) {
      for (const { data } of batch) {
        const text = JSON.stringify(data);
        for (const [hash] of text.matchAll(HASHES)) hashes.add(hash);
        for (const [id] of text.matchAll(IDS)) if (uploads.has(id)) ids.add(id);
      }
    }
    return { hashes, ids };
  }
}
