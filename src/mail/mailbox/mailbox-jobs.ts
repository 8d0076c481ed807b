import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS, type Jobs } from '../../platform/jobs';
import { MailboxReader } from './mailbox-reader';
import { MailboxRunLog } from './mailbox-runs';
import { MailboxSettings } from './mailbox-settings';

const READ_JOB = 'mail.read-mailbox';
const SWEEP_JOB = 'mail.sweep-mailbox';
/** One job at a time, so that a mailbox has one connection. */
const QUEUE = 'mailbox';
const MINUTES = 60_000;

/** Reads the mailbox every five minutes, and immediately on request. */
@Injectable()
export class MailboxJobs implements OnModuleInit {
  constructor(
    private readonly settings: MailboxSettings,
    private readonly reader: MailboxReader,
    private readonly runs: MailboxRunLog,
    @Inject(JOBS) private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register(READ_JOB, async (_payload, job) => {
      await job.stillMine();
      if (await this.reader.read()) await this.start();
    });
    this.jobs.register(SWEEP_JOB, () => this.sweep());
    this.jobs.schedule(SWEEP_JOB, '*/5 * * * *');
  }

  /** Reads the new messages, soon. */
  async start(key?: string): Promise<void> {
    await this.jobs.enqueue(READ_JOB, {}, { queue: QUEUE, ...(key !== undefined && { key }) });
  }

  private async sweep(): Promise<void> {
    await this.runs.tidy();
    // The key keeps jobs from piling up while the queue is stopped.
    if ((await this.settings.stored()).active) await this.start(`mailbox ${Math.floor(Date.now() / (5 * MINUTES))}`);
  }
}
