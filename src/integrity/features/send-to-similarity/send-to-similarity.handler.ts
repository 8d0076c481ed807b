import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SIMILARITY_MESSAGES, type SimilarityView } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { IntegrityVeil } from '../../checking/integrity-veil';
import { SimilarityJobs } from '../../similarity/similarity-jobs';
import { SimilarityQueue } from '../../similarity/similarity-queue';
import { SimilarityStore } from '../../similarity/similarity-store';
import { SimilarityViews } from '../../similarity/similarity-views';
import { SubmittedStates } from '../../similarity/submitted-states';
import { SendToSimilarity } from './send-to-similarity.command';

@CommandHandler(SendToSimilarity)
export class SendToSimilarityHandler implements ICommandHandler<SendToSimilarity> {
  constructor(
    private readonly store: SimilarityStore,
    private readonly states: SubmittedStates,
    private readonly queue: SimilarityQueue,
    private readonly jobs: SimilarityJobs,
    private readonly views: SimilarityViews,
    private readonly hidden: IntegrityVeil,
  ) {}

  /**
   * @throws ApiProblem 403 for an editor who must not know the authors, 409 without a service, before the submission, or when that revision
   * was already sent.
   */
  async execute({ articleId, user }: SendToSimilarity): Promise<SimilarityView> {
    await this.hidden.requireNone(articleId, user);
    if ((await this.store.active()) === null) throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.off);
    const sent = await this.states.of(articleId);
    if (sent === null) throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.notSent);
    if (!(await this.queue.ask(articleId, sent.revision)))
      throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.already);
    await this.jobs.start();
    return this.views.of(articleId, user);
  }
}
