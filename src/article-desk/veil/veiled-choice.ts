import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ArticleState, barredAs, type Candidate, Refusal } from '../../article';
import { VEIL_MESSAGES } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { AuthorVeil } from './author-veil';

/** One person in this many is refused like an author, so that a refusal does not identify an author. */
const ONE_IN = 20;

/** The same for every editor who asks, and different people for each article. */
export const isRefusedLikeAnAuthor = (articleId: string, personId: string): boolean =>
  createHash('sha256').update(`${articleId} ${personId}`).digest().readUInt32BE(0) % ONE_IN === 0;

/**
 * What an editor who must not know the authors is shown when they choose a person who cannot review: that it is not possible, without the
 * reason (ADR 122).
 */
@Injectable()
export class VeiledChoice {
  constructor(private readonly veil: AuthorVeil) {}

  /** @throws Refusal RULE for an author, and for some other people. `field`: of the answer's details. */
  async require(state: ArticleState, candidates: readonly Candidate[], by: RequestUser, field: string): Promise<void> {
    if ((await this.veil.stateFor(state, by)).authorsHidden !== true) return;
    const isRefused = candidates.some((candidate) => {
      const barred = barredAs(state, candidate);
      return barred === 'AUTHOR' || barred === 'UPLOADER' || isRefusedLikeAnAuthor(state.id, candidate.userId);
    });
    if (isRefused) throw new Refusal('RULE', VEIL_MESSAGES.unavailable, { [field]: VEIL_MESSAGES.unavailable });
  }
}
