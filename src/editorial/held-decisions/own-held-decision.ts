import { Injectable } from '@nestjs/common';
import { ArticleDesk } from '../../article-desk/public';
import type { HeldDecision } from '../../contracts';
import { requestLanguage } from '../../platform/http/language/request-language';
import { messageIn } from '../../platform/language/dutch/dutch-of';
import { HeldDecisions, type HeldKey } from './held-decisions';

/** The last decision that a person sent from an article's page, for its present revision. */
@Injectable()
export class OwnHeldDecision {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly held: HeldDecisions,
  ) {}

  /** The reason of a failure is in the language of the caller. */
  async find(key: HeldKey): Promise<HeldDecision | null> {
    const { revision } = await this.desk.load(key.articleId);
    const last = await this.held.last(key, revision);
    // Stored in English, by a job.
    const reason = last?.reason ? messageIn(requestLanguage(), last.reason) : null;
    return last && { ...last, reason };
  }
}
