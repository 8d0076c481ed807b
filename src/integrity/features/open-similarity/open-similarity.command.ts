import { Command } from '@nestjs/cqrs';
import type { SimilarityLink } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Requests the page of a report from the similarity service. */
export class OpenSimilarity extends Command<SimilarityLink> {
  constructor(
    readonly articleId: string,
    readonly revision: number,
    readonly user: RequestUser,
  ) {
    super();
  }
}
