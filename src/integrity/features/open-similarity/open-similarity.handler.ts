import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SimilarityLink } from '../../../contracts';
import { SimilarityViews } from '../../similarity/similarity-views';
import { OpenSimilarity } from './open-similarity.command';

@CommandHandler(OpenSimilarity)
export class OpenSimilarityHandler implements ICommandHandler<OpenSimilarity> {
  constructor(private readonly views: SimilarityViews) {}

  execute({ articleId, revision, user }: OpenSimilarity): Promise<SimilarityLink> {
    return this.views.open(articleId, revision, user);
  }
}
