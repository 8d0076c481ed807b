import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BLOBS, type Blobs, HashShelves, sweepBlobs } from '../../platform/blobs';
import { CLOCK, type Clock } from '../../platform/clock';
import { JOBS, type Jobs } from '../../platform/jobs';
import { BlobReferences } from '../storage/blob-references';
import { UploadStore } from './upload.store';
import { SWEEP_AFTER_MS } from './upload-age';

const SWEEP_UPLOADS_JOB = 'files.sweep-uploads';

/** Removes, every night, uploads that were never added to their article or ticket, and unreferenced bytes. */
@Injectable()
export class SweepUploadsJob implements OnModuleInit {
  private readonly logger = new Logger(SweepUploadsJob.name);

  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly references: BlobReferences,
    private readonly uploads: UploadStore,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SWEEP_UPLOADS_JOB, () => this.sweep());
    this.jobs.schedule(SWEEP_UPLOADS_JOB, '43 3 * * *');
  }

  /** Idempotent. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - SWEEP_AFTER_MS);
    const pending = await this.uploads.pending(before);
    await HashShelves.during(async (keep) => {
      const { hasFiles, ids } = await this.references.inLog(keep, 'all', new Set(pending));
      // Added to an article, but the process died before the upload was marked.
      for (const id of ids) await this.uploads.markRecorded(id);
      const forgotten = pending.filter((id) => !ids.has(id));
      await this.uploads.remove(forgotten);
      await this.uploads.removeUnsent(before);
      // A log without any file more likely belongs to another store than to a journal without manuscripts.
      const count = hasFiles ? await this.sweepBytes(keep, before) : 0;
      this.logger.log(`Removed ${forgotten.length} uploads that were never added and ${count} unreferenced files`);
    });
  }

  private async sweepBytes(keep: HashShelves, before: Date): Promise<number> {
    await this.references.outsideLog(keep);
    return (await sweepBlobs(this.blobs, { keep, before })).count;
  }
}
