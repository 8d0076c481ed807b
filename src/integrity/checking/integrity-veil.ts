import { Injectable } from '@nestjs/common';
import { Articles } from '../../article';
import { AuthorVeil } from '../../article-desk/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/**
 * The checks contain data that identify the authors: their earlier manuscripts, the reviewers they suggest, and the manuscript as they sent
 * it (ADR 122).
 */
@Injectable()
export class IntegrityVeil {
  constructor(
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
  ) {}

  /** True for an editor who must not know the authors of this article now. */
  async hides(articleId: string, user: RequestUser): Promise<boolean> {
    const state = await this.articles.load(articleId);
    return state !== null && (await this.veil.stateFor(state, user)).authorsHidden === true;
  }

  /** @throws ApiProblem 403 for such an editor. */
  async requireNone(articleId: string, user: RequestUser): Promise<void> {
    if (await this.hides(articleId, user))
      throw new ApiProblem('FORBIDDEN', 'Until the decision, only assistants can see what reveals the authors.');
  }
}
