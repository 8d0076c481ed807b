import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { CreditProblem } from '../../contracts';
import { JOBS, type Jobs } from '../../platform/jobs';
import { DepositRemover } from '../removals/deposit-remover';
import { CreditStore, type StoredCredit } from '../settings/credit-store';
import { DepositQueue, type DueDeposit } from './deposit-queue';
import { DepositSender } from './deposit-sender';

const SEND_JOB = 'credit.send-reviews';
const SWEEP_JOB = 'credit.sweep-reviews';
/** One job at a time: two tries of the same review must not run at the same time. */
const QUEUE = 'orcid-credit';

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;
/** Pauses between the tries of one review: about a week in all. The sweep runs every ten minutes. */
const PAUSES: readonly number[] = [10 * MINUTES, HOURS, 6 * HOURS, 24 * HOURS, 48 * HOURS, 72 * HOURS];
/** Problems that a retry cannot solve. */
const FINAL: readonly CreditProblem[] = ['REFUSED', 'RECORD', 'REDIRECT', 'PERMISSION', 'SIZE'];
/** After this many failures, nothing is sent to ORCID until the next sweep. */
const FAILURES_IN_A_ROW = 3;
/** After this many, the job is queued again, so that it does not occupy its place for hours. */
const MOST_IN_A_ROW = 50;

/**
 * Sends reviews to ORCID once the journal has decided (ADR 119): a sweep queues the reviews that may be sent, and starts a job on their
 * day.
 */
@Injectable()
export class DepositJobs implements OnModuleInit {
  constructor(
    private readonly credit: CreditStore,
    private readonly queue: DepositQueue,
    private readonly sender: DepositSender,
    private readonly remover: DepositRemover,
    @Inject(JOBS) private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SEND_JOB, (_payload, job) => this.run(() => job.stillMine()));
    this.jobs.register(SWEEP_JOB, () => this.sweep());
    this.jobs.schedule(SWEEP_JOB, '*/10 * * * *');
  }

  /** Sends the due reviews, soon. */
  async start(): Promise<void> {
    await this.jobs.enqueue(SEND_JOB, {}, { queue: QUEUE });
  }

  /** Queues the reviews that may be sent, so that the person sees them, and starts a job for those that are due. */
  async sweep(): Promise<void> {
    const active = await this.credit.active();
    if (active === null) return;
    await this.queue.notice(active.site);
    await this.queue.release();
    if ((await this.queue.due(active.site)) !== null) await this.start();
  }

  private async run(stillMine: () => Promise<void>): Promise<void> {
    let failures = 0;
    for (let count = 0; count < MOST_IN_A_ROW && failures < FAILURES_IN_A_ROW; count += 1) {
      const active = await this.credit.active();
      const due = active && (await this.queue.due(active.site));
      if (!active || !due) return;
      const one =
        due.state === 'REMOVING' ? this.removeOne(active, due, stillMine) : this.sendOne(active, due, stillMine);
      failures = (await one) ? 0 : failures + 1;
    }
    if (failures === 0) await this.start();
  }

  /** False when it failed. */
  private async sendOne(credit: StoredCredit, due: DueDeposit, stillMine: () => Promise<void>): Promise<boolean> {
    const sent = await this.sender.send(credit, due, stillMine);
    if (sent.as === 'GONE') await this.queue.drop(due);
    else if (sent.as === 'SENT')
      await this.queue.recordOutcome(due, { problem: null, putCode: sent.putCode, pause: null });
    else {
      await this.queue.recordOutcome(due, {
        problem: sent.problem,
        putCode: null,
        pause: pauseAfter(due, sent.problem),
      });
      return false;
    }
    return true;
  }

  /** False when it failed. */
  private async removeOne(credit: StoredCredit, due: DueDeposit, stillMine: () => Promise<void>): Promise<boolean> {
    const problem = await this.remover.remove(credit, due, stillMine);
    await this.queue.concludeRemoval(due, problem, problem === null ? null : pauseAfter(due, problem));
    return problem === null;
  }
}

/** Null when there is no further try. */
const pauseAfter = ({ attempts }: DueDeposit, problem: CreditProblem): number | null =>
  FINAL.includes(problem) ? null : (PAUSES[attempts] ?? null);
