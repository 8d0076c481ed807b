import { Injectable } from '@nestjs/common';
import { type ArticleState, barredAs } from '../../../article';
import { ArticleDesk, AuthorVeil } from '../../../article-desk/public';
import type { ReviewerConflict } from '../../../contracts';
import { People, type PersonSummary } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { CandidateLookup, candidateOf } from '../../reviewers/candidate-lookup';
import { conflictsOf } from '../../reviewers/conflicts';

interface ListReviewerConflicts {
  articleId: string;
  user: RequestUser;
}

/** The doubts about reviewers of the present revision: an account, an institute or the blacklist can change after the choice. */
@Injectable()
export class ListReviewerConflictsReader {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly people: People,
    private readonly veil: AuthorVeil,
    private readonly lookup: CandidateLookup,
  ) {}

  /** @throws Refusal NOT_FOUND when there is no such article. */
  async read({ articleId, user }: ListReviewerConflicts): Promise<ReviewerConflict[]> {
    const state = await this.veil.stateFor(await this.desk.load(articleId), user);
    const ids = state.assignments
      .filter(({ revision, status }) => revision === state.revision && status !== 'Removed' && status !== 'Cancelled')
      .map(({ reviewerId }) => reviewerId);
    const people = [...(await this.people.byIds([...new Set(ids)])).values()];
    const { blacklisted, namesakes } = await this.lookup.listed(people);
    return people.flatMap((person) => {
      const { id, firstName, lastName, institute } = person;
      const reasons = reasonsFor(state, person, blacklisted.has(id), namesakes.has(id));
      return reasons.length === 0 ? [] : [{ reviewer: { id, firstName, lastName, institute }, reasons }];
    });
  }
}

function reasonsFor(
  state: ArticleState,
  person: PersonSummary,
  blacklisted: boolean,
  namesake: boolean,
): ReviewerConflict['reasons'] {
  const barred = barredAs(state, candidateOf(person, blacklisted));
  return [
    // Being already chosen, or having left the group since, is not a conflict.
    ...(barred === null || barred === 'ASSIGNED' || barred === 'GROUP' ? [] : [barred]),
    ...conflictsOf(state, person),
    ...(namesake ? (['NAME_ON_BLACKLIST'] as const) : []),
  ];
}
