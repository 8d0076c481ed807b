import { Injectable } from '@nestjs/common';
import { type ArticleState, barredAs, type Candidate, previousReviewerIds } from '../../article';
import { normalEmail, type SuggestedPerson, type SuggestedReviewer } from '../../contracts';
import { People } from '../../identity/public';
import { Blacklist } from '../../journal/public';
import { CandidateLookup } from './candidate-lookup';

/** What the panel offers in addition to the candidates: the people suggested by the authors, and the reviewers of the previous revision. */
@Injectable()
export class PanelOffers {
  constructor(
    private readonly people: People,
    private readonly blacklist: Blacklist,
    private readonly lookup: CandidateLookup,
  ) {}

  /** In the authors' order, with their account if there is one. */
  suggested(state: ArticleState): Promise<SuggestedPerson[]> {
    return this.named(state, state.suggestedReviewers);
  }

  /** People by name and address, in their order, with their account and the reason why they cannot be chosen. */
  async named(state: ArticleState, wanted: readonly SuggestedReviewer[]): Promise<SuggestedPerson[]> {
    if (wanted.length === 0) return [];
    const accounts = await this.people.byEmails(wanted.map(({ email }) => email));
    const known = await this.lookup.several(accounts.map(({ id }) => id));
    const strangers = await this.withoutAccount(wanted);
    return wanted.map((one, index) => {
      const address = normalEmail(one.email);
      const account = accounts.find((each) => normalEmail(each.email) === address || each.addresses.includes(address));
      const candidate = known.find(({ userId }) => userId === account?.id) ?? strangers[index];
      return { ...one, accountId: account?.id ?? null, barred: candidate ? barredAs(state, candidate) : null };
    });
  }

  /** As many as the command would choose; 0 for a first version. */
  async sameAgain(state: ArticleState): Promise<number> {
    const ids = state.revision > 0 ? previousReviewerIds(state) : [];
    if (ids.length === 0) return 0;
    const reviewers = await this.lookup.several([...new Set(ids)]);
    return reviewers.filter((reviewer) => barredAs(state, reviewer) === null).length;
  }

  /** The people as reviewers, as if their account had this address. */
  private async withoutAccount(wanted: readonly { fullName: string; email: string }[]): Promise<Candidate[]> {
    const matches = await this.blacklist.matches(wanted.map(({ fullName, email }) => ({ email, name: fullName })));
    return wanted.map(({ email }, place) => ({
      ...{ userId: '', formerIds: [], addresses: [normalEmail(email)], authenticatedOrcid: null },
      ...{ email, group: 'reviewer' },
      blacklisted: matches.some(({ index, matchedBy }) => index === place && matchedBy === 'EMAIL'),
    }));
  }
}
