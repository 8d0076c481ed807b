import { Injectable } from '@nestjs/common';
import { Articles } from '../../../article';
import type { RebuttalAnswer } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { awaitedRevision } from '../../rebuttal/awaited-revision';
import { RebuttalDrafts } from '../../rebuttal/rebuttal-drafts';
import { rebuttalPoints } from '../../rebuttal/rebuttal-points';
import { withPresentIds } from '../../rebuttal/rebuttal-replies';

/** The reviewers' comments, point by point, with the author's replies so far. */
@Injectable()
export class GetRebuttalReader {
  constructor(
    private readonly articles: Articles,
    private readonly drafts: RebuttalDrafts,
  ) {}

  /** @throws Refusal when no revision is requested. */
  async read(articleId: string, user: RequestUser): Promise<RebuttalAnswer> {
    const state = await awaitedRevision(this.articles, articleId, user);
    const stored = await this.drafts.find(articleId, state.revision);
    const points = rebuttalPoints(state);
    if (!stored) return { points, opening: '', replies: {}, draftVersion: 0 };
    const { draft, saved, savedAt } = stored;
    const replies = withPresentIds(state, draft.replies, savedAt);
    return { points, opening: draft.opening, replies, draftVersion: saved };
  }
}
