import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { SimilarityProblem } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { removeLeftovers } from '../../platform/helpers/scratch-folder';
import { JOBS, type Jobs } from '../../platform/jobs';
import { SimilarityHook } from './similarity-hook';
import { type DueRun, SimilarityQueue } from './similarity-queue';
import { SimilaritySender } from './similarity-sender';
import { SimilarityStore, type StoredService } from './similarity-store';

const SEND_JOB = 'similarity.send';
const SWEEP_JOB = 'similarity.sweep';
/** One job at a time: two tries of the same manuscript must not run at the same time. */
const QUEUE = 'similarity';

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;
/** Pauses between the tries of one manuscript: about three days in all. */
const PAUSES: readonly number[] = [2 * MINUTES, 10 * MINUTES, HOURS, 6 * HOURS, 24 * HOURS, 48 * HOURS];
/** Time between two polls of the service. */
const POLL_INTERVAL = 2 * MINUTES;
/** After this time, a service that is still working is no longer polled. */
const POLL_TIMEOUT = 48 * HOURS;
/** Problems that a retry cannot solve. */
const FINAL: readonly SimilarityProblem[] = ['REFUSED', 'DOCUMENT', 'FILE', 'FEATURE', 'TERMS', 'REDIRECT', 'SLOW'];
/** After this many failures, nothing is sent to the service until the next sweep. */
const FAILURES_IN_A_ROW = 3;
/** After this many, the job is queued again, so that it does not occupy its place for hours. */
const MOST_IN_A_ROW = 50;

/** Sends manuscripts to the similarity service and reads their scores (ADR 124). */
@Injectable()
export class SimilarityJobs implements OnModuleInit {
  constructor(
    private readonly store: SimilarityStore,
    private readonly queue: SimilarityQueue,
    private readonly sender: SimilaritySender,
    private readonly hook: SimilarityHook,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await removeLeftovers('similarity');
    this.jobs.register(SEND_JOB, (_payload, job) => this.run(() => job.stillMine()), { kind: 'documents' });
    this.jobs.register(SWEEP_JOB, () => this.sweep());
    this.jobs.schedule(SWEEP_JOB, '*/2 * * * *');
  }

  /** Continues the due manuscripts, soon. */
  async start(): Promise<void> {
    await this.jobs.enqueue(SEND_JOB, {}, { queue: QUEUE });
  }

  /** Starts a job for what is due. Without a service nothing is called. */
  async sweep(): Promise<void> {
    if ((await this.store.active()) === null) return;
    await this.hook.ensure();
    if ((await this.queue.due()) !== null) await this.start();
  }

  private async run(stillMine: () => Promise<void>): Promise<void> {
    let failures = 0;
    for (let count = 0; count < MOST_IN_A_ROW && failures < FAILURES_IN_A_ROW; count += 1) {
      const active = await this.store.active();
      const due = active && (await this.queue.due());
      if (!active || !due) return;
      const isDone = due.state === 'REMOVING' ? this.remove(active, due) : this.advance(active, due, stillMine);
      failures = (await isDone) ? 0 : failures + 1;
    }
    if (failures === 0) await this.start();
  }

  /** False when it failed. */
  private async advance(active: StoredService, due: DueRun, stillMine: () => Promise<void>): Promise<boolean> {
    const advanced = await this.sender.advance(active, due, stillMine);
    const isLate = this.clock.now().getTime() - due.askedAt.getTime() > POLL_TIMEOUT;
    if (advanced.as === 'GONE') await this.queue.drop(due);
    else if (advanced.as === 'DONE') await this.queue.done(due, advanced.percent, advanced.madeAt);
    else if (advanced.as === 'LATER' && !isLate) await this.queue.later(due, POLL_INTERVAL);
    else {
      const problem = advanced.as === 'LATER' ? 'SLOW' : advanced.problem;
      await this.queue.failed(due, problem, pauseAfter(due, problem));
      return false;
    }
    return true;
  }

  /** False when it failed. */
  private async remove(active: StoredService, due: DueRun): Promise<boolean> {
    const problem = await this.sender.remove(active, due);
    if (problem === null) await this.queue.drop(due);
    else await this.queue.failed(due, problem, pauseAfter(due, problem));
    return problem === null;
  }
}

/** Null when there is no further try. */
const pauseAfter = ({ attempts }: DueRun, problem: SimilarityProblem): number | null =>
  FINAL.includes(problem) ? null : (PAUSES[attempts] ?? null);
