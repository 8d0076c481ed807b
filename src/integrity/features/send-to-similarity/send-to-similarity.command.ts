import { Command } from '@nestjs/cqrs';
import type { SimilarityView } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Sends the last submitted manuscript to the similarity service. */
export class SendToSimilarity extends Command<SimilarityView> {
  constructor(
    readonly articleId: string,
    readonly user: RequestUser,
  ) {
    super();
  }
}
