import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SimilarityJobs } from '../../similarity/similarity-jobs';
import { SimilarityQueue } from '../../similarity/similarity-queue';
import { RetrySimilarity } from './retry-similarity.command';

@CommandHandler(RetrySimilarity)
export class RetrySimilarityHandler implements ICommandHandler<RetrySimilarity> {
  constructor(
    private readonly queue: SimilarityQueue,
    private readonly jobs: SimilarityJobs,
  ) {}

  /** @throws ApiProblem 404 */
  async execute({ id }: RetrySimilarity): Promise<null> {
    await this.queue.retry(id);
    await this.jobs.start();
    return null;
  }
}
