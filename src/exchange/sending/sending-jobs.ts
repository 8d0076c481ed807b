import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { ArticleEventType } from '../../article';
import { JOBS, type Jobs } from '../../platform/jobs';
import { defineReaction, Reactions } from '../../platform/reactions';
import { PackageSender } from './package-sender';
import { PackagesGivenUp } from './packages-given-up';
import { type DueSending, SendingQueue } from './sending-queue';
import { SendingRules, type StoredRule } from './sending-rules';

const SEND_JOB = 'exchange.send-packages';
const SWEEP_JOB = 'exchange.sweep-packages';
/** One job at a time: a package may be large, and two tries of the same package must not run at the same time. */
const QUEUE = 'packages';

/** All events that can end in ACCEPTED have `from` and `to`. */
const MOVES: readonly ArticleEventType[] = ['DecisionRecorded', 'StatusOverridden'];

const MINUTES = 60_000;
const HOURS = 60 * MINUTES;
/** Pauses between the tries of one package: about three days in all. */
const PAUSES: readonly number[] = [
  ...[10_000, 5 * MINUTES, 30 * MINUTES, 2 * HOURS, 5 * HOURS],
  ...[10 * HOURS, 14 * HOURS, 20 * HOURS, 24 * HOURS],
];
/** After this many, the job is queued again, so that it does not occupy its place for hours. */
const MOST_IN_A_ROW = 20;

/**
 * Sends the package of each article that is accepted (ADR 116): a reaction queues it, a job sends it. A sweep starts what was left over
 * after a crash.
 */
@Injectable()
export class SendingJobs implements OnModuleInit {
  constructor(
    private readonly rules: SendingRules,
    private readonly queue: SendingQueue,
    private readonly sender: PackageSender,
    private readonly givenUp: PackagesGivenUp,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(Reactions) private readonly reactions: Reactions,
  ) {}

  onModuleInit(): void {
    this.jobs.register(SEND_JOB, (_payload, job) => this.run(() => job.stillMine()));
    this.jobs.register(SWEEP_JOB, () => this.sweep());
    this.jobs.schedule(SWEEP_JOB, '* * * * *');
    this.reactions.register(
      defineReaction({
        name: 'queue-packages-when-accepted',
        handles: MOVES,
        begins: 'now',
        handle: async (event) => {
          const { from, to } = event.data as { from: string; to: string };
          if (to === 'ACCEPTED' && from !== to && (await this.queue.add(event))) await this.start();
        },
      }),
    );
  }

  /** Sends the due packages, soon. */
  async start(runAt: Date | null = null): Promise<void> {
    const options = runAt === null ? {} : { runAt, key: `packages ${runAt.getTime()}` };
    await this.jobs.enqueue(SEND_JOB, {}, { queue: QUEUE, ...options });
  }

  private async run(stillMine: () => Promise<void>): Promise<void> {
    for (let count = 0; count < MOST_IN_A_ROW; count += 1) {
      const rule = await this.rules.stored();
      if (rule.target === 'off') return;
      const due = await this.queue.due();
      if (due === null) break;
      await stillMine();
      await this.sendOne(rule, due);
    }
    const next = await this.queue.nextAt();
    if (next !== null) await this.start(next);
  }

  private async sendOne(rule: StoredRule, due: DueSending): Promise<void> {
    const problem = await this.sender.send(rule, due);
    // Waiting is useless when the article is no longer accepted.
    const pause = problem === 'NOT_ACCEPTED' ? null : (PAUSES[due.attempts] ?? null);
    await this.queue.recordOutcome(due, { target: rule.target, problem, pause });
  }

  private async sweep(): Promise<void> {
    await this.queue.tidy();
    await this.givenUp.request();
    const next = await this.queue.nextAt();
    if (next !== null && next <= new Date() && (await this.rules.stored()).target !== 'off') await this.start();
  }
}
