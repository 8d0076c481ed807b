import { Injectable } from '@nestjs/common';
import type { SimilarityProblem } from '../../contracts';
import { deriveSecret } from '../../platform/secrets';
import { ManuscriptCopies } from './manuscript-copy';
import { textsOf } from './requests/similarity-requests';
import { type Service, SimilarityClient } from './similarity-client';
import { SimilarityFailure, UnknownAtService } from './similarity-failure';
import { type DueRun, SimilarityQueue } from './similarity-queue';
import { serviceOf, type StoredService } from './similarity-store';
import { SubmittedStates } from './submitted-states';

/** GONE: there is nothing left to send. LATER: the service is still working. */
export type Advanced =
  | { as: 'GONE' }
  | { as: 'LATER' }
  | { as: 'DONE'; percent: number; madeAt: string | null }
  | { as: 'FAILED'; problem: SimilarityProblem };

const LATER: Advanced = { as: 'LATER' };
const PSEUDONYM_LENGTH = 32;

/** A pseudonym for a person or an article at the service: the same each time, and no one can infer from it who or what it is. */
export const pseudonym = (of: 'article' | 'viewer', id: string): string =>
  deriveSecret(`similarity-${of}`, id).slice(0, PSEUDONYM_LENGTH);

/**
 * Takes a manuscript to its next step. Before each step it checks what the service already has, so that a lost answer duplicates nothing.
 */
@Injectable()
export class SimilaritySender {
  constructor(
    private readonly client: SimilarityClient,
    private readonly queue: SimilarityQueue,
    private readonly states: SubmittedStates,
    private readonly copies: ManuscriptCopies,
  ) {}

  /** @param stillMine is called right before something is sent. */
  async advance(stored: StoredService, run: DueRun, stillMine: () => Promise<void>): Promise<Advanced> {
    try {
      const service = serviceOf(stored);
      const known = run.service === stored.api ? run.submissionId : null;
      const id = known ?? (await this.created(service, run, stillMine));
      return id === null ? { as: 'GONE' } : await this.goOn(service, { ...run, submissionId: id }, stillMine);
    } catch (failure) {
      return { as: 'FAILED', problem: this.problemOf(failure) };
    }
  }

  /** Deletes the manuscript at the service. @returns why that failed; null when it no longer exists there. */
  async remove(stored: StoredService, { service, submissionId }: DueRun): Promise<SimilarityProblem | null> {
    try {
      if (submissionId !== null && service === stored.api) await this.client.remove(serviceOf(stored), submissionId);
      return null;
    } catch (failure) {
      return this.problemOf(failure);
    }
  }

  private async created(service: Service, run: DueRun, stillMine: () => Promise<void>): Promise<string | null> {
    const state = await this.states.of(run.articleId, run.revision);
    if (state === null) return null;
    await stillMine();
    const title = `Manuscript ${state.number}${run.revision > 0 ? ` R${run.revision}` : ''}`;
    const id = await this.client.create(service, { owner: pseudonym('article', run.articleId), title });
    await this.queue.keep(run, service.api, id);
    return id;
  }

  private async goOn(service: Service, run: DueRun, stillMine: () => Promise<void>): Promise<Advanced> {
    const id = run.submissionId ?? '';
    switch (await this.client.status(service, id).catch((failure) => this.forgotten(run, failure))) {
      case 'FORGOTTEN':
      case 'PROCESSING':
        return LATER;
      case 'ERROR':
        return { as: 'FAILED', problem: 'DOCUMENT' };
      case 'CREATED':
        return this.upload(service, run, stillMine);
      case 'COMPLETE':
        return this.reportOf(service, id, stillMine);
    }
  }

  /** The service has lost the submission: another one is created at the next try. */
  private async forgotten(run: DueRun, failure: unknown): Promise<'FORGOTTEN'> {
    if (!(failure instanceof UnknownAtService)) throw failure;
    await this.queue.keep(run, null, null);
    return 'FORGOTTEN';
  }

  private async upload(service: Service, run: DueRun, stillMine: () => Promise<void>): Promise<Advanced> {
    const state = await this.states.of(run.articleId, run.revision);
    const copy = state && (await this.copies.of(state));
    if (!copy) return { as: 'FAILED', problem: 'FILE' };
    await stillMine();
    // An erasure may have happened meanwhile.
    if (!(await this.queue.keep(run, service.api, run.submissionId, textsOf(state)))) return LATER;
    await this.client.upload(service, run.submissionId ?? '', copy);
    return LATER;
  }

  private async reportOf(service: Service, id: string, stillMine: () => Promise<void>): Promise<Advanced> {
    const report = await this.client.report(service, id);
    if (report !== null && report.percent !== null)
      return { as: 'DONE', percent: report.percent, madeAt: report.madeAt };
    if (report === null) {
      const places = await this.client.features(service);
      await stillMine();
      await this.client.requestReport(service, id, places);
    }
    return LATER;
  }

  private problemOf(failure: unknown): SimilarityProblem {
    if (failure instanceof SimilarityFailure) return failure.problem;
    throw failure;
  }
}
