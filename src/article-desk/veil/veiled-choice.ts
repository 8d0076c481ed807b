import { Injectable } from '@nestjs/common';
import { type ArticleState, BARRED_MESSAGES, barredAs, type Candidate, Refusal } from '../../article';
import { REVIEWING_GROUPS, VEIL_MESSAGES } from '../../contracts';
import type { RequestUser } from '../../platform/http/access/request-user';
import { deriveSecret } from '../../platform/secrets';
import { AuthorVeil } from './author-veil';

/** One person in this many is refused like an author, so that a refusal does not identify an author. */
const ONE_IN = 20;

/**
 * The same for every editor who asks, and different people for each article. It depends on the secret of the server: an editor knows both
 * ids, and could otherwise tell these people from the authors.
 */
export const isRefusedLikeAnAuthor = (articleId: string, personId: string): boolean =>
  Buffer.from(deriveSecret('veiled-choice', `${articleId} ${personId}`), 'base64url').readUInt32BE(0) % ONE_IN === 0;

/**
 * What an editor who must not know the authors is shown when they choose a person who cannot review: that it is not possible, without the
 * reason (ADR 122).
 */
@Injectable()
export class VeiledChoice {
  constructor(private readonly veil: AuthorVeil) {}

  /**
   * For people who are to review. Most authors are in no group that reviews, so the group is checked first, with the same answer for all.
   * @param field of the answer's details.
   * @throws Refusal RULE for a person of another group, for an author, and for some other people.
   */
  async require(state: ArticleState, candidates: readonly Candidate[], by: RequestUser, field: string): Promise<void> {
    if (!(await this.isVeiled(state, by))) return;
    if (candidates.some(({ group }) => !REVIEWING_GROUPS.includes(group))) throw refusal(BARRED_MESSAGES.GROUP, field);
    requireNoAuthor(state, candidates, field);
  }

  /** For an associate editor. The article itself refuses people of other groups, before it compares them with the authors. */
  async requireAssociate(state: ArticleState, associate: Candidate, by: RequestUser, field: string): Promise<void> {
    if (associate.group !== 'associate editor' || !(await this.isVeiled(state, by))) return;
    requireNoAuthor(state, [associate], field);
  }

  private async isVeiled(state: ArticleState, by: RequestUser): Promise<boolean> {
    return (await this.veil.stateFor(state, by)).authorsHidden === true;
  }
}

const refusal = (message: string, field: string): Refusal => new Refusal('RULE', message, { [field]: message });

function requireNoAuthor(state: ArticleState, candidates: readonly Candidate[], field: string): void {
  const isRefused = candidates.some((candidate) => {
    const barred = barredAs(state, candidate);
    return barred === 'AUTHOR' || barred === 'UPLOADER' || isRefusedLikeAnAuthor(state.id, candidate.userId);
  });
  if (isRefused) throw refusal(VEIL_MESSAGES.unavailable, field);
}
