import { Command } from '@nestjs/cqrs';
import type { SimilarityView } from '../../../contracts';

/** Sends the manuscript that was sent in last to the similarity service. */
export class SendToSimilarity extends Command<SimilarityView> {
  constructor(readonly articleId: string) {
    super();
  }
}
