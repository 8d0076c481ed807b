import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Articles } from '../../article';
import { DomainError } from '../../contracts';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { type JobInfo, type JobPayload, JOBS, type Jobs } from '../../platform/jobs';
import { isStoreUnavailable } from '../../platform/store-unavailable/is-store-unavailable';
import { DecisionRecorder } from '../decisions/decision-recorder';
import { HeldDecisions } from './held-decisions';

const JOB = 'editorial.held-decision';

/** True for a failure that is reported to the person; every other failure is retried. */
const isRefusal = (failure: unknown): failure is Error =>
  (failure instanceof DomainError || failure instanceof ApiProblem) && !isStoreUnavailable(failure);

/**
 * Carries out held decisions when their time is over, in any process, even if the window is closed. The letter's id shows whether an
 * interrupted attempt has stored the decision, so none is stored or mailed twice (ADR 0051).
 */
@Injectable()
export class HeldDecisionJob implements OnModuleInit {
  constructor(
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly held: HeldDecisions,
    private readonly articles: Articles,
    private readonly recorder: DecisionRecorder,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, (payload, job) => this.carryOut(payload, job), {
      onExhausted: (payload, reason) => this.held.settle(String(payload['id']), 'FAILED', reason),
    });
  }

  /** Without `runAt`, runs immediately. */
  schedule(id: string, options: { runAt?: Date; client?: PoolClient } = {}): Promise<void> {
    return this.jobs.enqueue(JOB, { id }, options);
  }

  private async carryOut({ id }: JobPayload, job: JobInfo): Promise<void> {
    const held = await this.held.claim(String(id));
    if (!held) return;
    const { call, decision, mail, mailId } = held;
    const isStored = (): Promise<boolean> => this.articles.hasDecision(call.articleId, mailId);
    if (!(await isStored())) {
      await job.stillMine();
      try {
        await this.recorder.record({ call, decision, mail, mailId });
      } catch (failure) {
        if (!isRefusal(failure)) throw failure;
        // Another attempt may have stored it meanwhile, which makes this attempt's view outdated.
        if (!(await isStored())) return this.held.settle(String(id), 'FAILED', failure.message);
      }
    }
    await this.held.settle(String(id), 'SENT');
  }
}
