import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SIMILARITY_MESSAGES, type SimilarityView } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { IntegrityVeil } from '../../checking/integrity-veil';
import { SimilarityRequests } from '../../similarity/requests/similarity-requests';
import { SimilarityJobs } from '../../similarity/similarity-jobs';
import { SimilarityStore } from '../../similarity/similarity-store';
import { SimilarityViews } from '../../similarity/similarity-views';
import { SendToSimilarity } from './send-to-similarity.command';

@CommandHandler(SendToSimilarity)
export class SendToSimilarityHandler implements ICommandHandler<SendToSimilarity> {
  constructor(
    private readonly store: SimilarityStore,
    private readonly requests: SimilarityRequests,
    private readonly jobs: SimilarityJobs,
    private readonly views: SimilarityViews,
    private readonly hidden: IntegrityVeil,
  ) {}

  /**
   * @throws ApiProblem 403 for an editor who must not know the authors, 409 without a service, before the submission, or when that
   * manuscript was already sent.
   */
  async execute({ articleId, user }: SendToSimilarity): Promise<SimilarityView> {
    await this.hidden.requireNone(articleId, user);
    if ((await this.store.active()) === null) throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.off);
    const last = await this.requests.lastOf(articleId);
    if (last === null) throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.notSent);
    if (!(await this.requests.request(articleId, last))) throw new ApiProblem('CONFLICT', SIMILARITY_MESSAGES.already);
    await this.jobs.start();
    return this.views.of(articleId, user);
  }
}
