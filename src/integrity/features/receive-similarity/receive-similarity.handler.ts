import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SimilarityHook } from '../../similarity/similarity-hook';
import { SimilarityJobs } from '../../similarity/similarity-jobs';
import { SimilarityQueue } from '../../similarity/similarity-queue';
import { ReceiveSimilarity } from './receive-similarity.command';

/** Queries the service immediately instead of some minutes later. */
@CommandHandler(ReceiveSimilarity)
export class ReceiveSimilarityHandler implements ICommandHandler<ReceiveSimilarity> {
  constructor(
    private readonly hook: SimilarityHook,
    private readonly queue: SimilarityQueue,
    private readonly jobs: SimilarityJobs,
  ) {}

  /** @throws ApiProblem 403 for a wrong signature, and while nothing is sent to the service. */
  async execute({ signature, bytes }: ReceiveSimilarity): Promise<null> {
    if (!(await this.hook.isSigned(bytes, signature))) throw new ApiProblem('FORBIDDEN', 'The signature is not right.');
    const { id, submission_id: named } = JSON.parse(bytes.toString('utf8')) as {
      id?: unknown;
      submission_id?: unknown;
    };
    const submissionId = typeof named === 'string' ? named : typeof id === 'string' ? id : '';
    if (await this.queue.ready(submissionId)) await this.jobs.start();
    return null;
  }
}
