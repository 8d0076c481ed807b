import { Command } from '@nestjs/cqrs';
import type { SimilarityChange } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';

/** Sets the similarity service of the journal. */
export class ChangeSimilarity extends Command<null> {
  constructor(
    readonly user: RequestUser,
    readonly change: SimilarityChange,
  ) {
    super();
  }
}
