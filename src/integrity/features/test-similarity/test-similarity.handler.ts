import { Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SIMILARITY_MESSAGES, type SimilarityProblem, type SimilarityTest } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { SimilarityClient } from '../../similarity/similarity-client';
import { SimilarityFailure } from '../../similarity/similarity-failure';
import { serviceOf, SimilarityStore, type StoredService } from '../../similarity/similarity-store';
import { TestSimilarity } from './test-similarity.command';

/** Tests the saved settings without a manuscript, and returns the result. */
@CommandHandler(TestSimilarity)
export class TestSimilarityHandler implements ICommandHandler<TestSimilarity> {
  private readonly logger = new Logger(TestSimilarityHandler.name);

  constructor(
    private readonly store: SimilarityStore,
    private readonly client: SimilarityClient,
  ) {}

  /** @throws ApiProblem 409 while nothing is sent to the service. */
  async execute(): Promise<SimilarityTest> {
    const active = await this.store.active();
    if (active === null) throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.off);
    const begun = performance.now();
    const problem = await this.problemOf(active);
    return { problem, milliseconds: Math.round(performance.now() - begun) };
  }

  private async problemOf(active: StoredService): Promise<SimilarityProblem | null> {
    try {
      await this.client.features(serviceOf(active));
      return null;
    } catch (failure) {
      if (failure instanceof SimilarityFailure) return failure.problem;
      this.logger.error(failure);
      return 'SERVER';
    }
  }
}
