import { Injectable } from '@nestjs/common';
import { ArticleDesk } from '../../article-desk/public';
import type { HeldDecision } from '../../contracts';
import { HeldDecisions, type HeldKey } from './held-decisions';

/** The last decision that a person sent from an article's page, for its present revision. */
@Injectable()
export class OwnHeldDecision {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly held: HeldDecisions,
  ) {}

  async find(key: HeldKey): Promise<HeldDecision | null> {
    const { revision } = await this.desk.load(key.articleId);
    return this.held.last(key, revision);
  }
}
