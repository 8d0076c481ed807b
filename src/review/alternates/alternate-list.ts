import { Injectable } from '@nestjs/common';
import { alternatesOf, type ArticleState, barredAs, invitesAlternates } from '../../article';
import type { AlternateView, ReviewerPanel } from '../../contracts';
import { People } from '../../identity/public';
import { CandidateLookup } from '../reviewers/candidate-lookup';
import { conflictsOf } from '../reviewers/conflicts';

/** After a merge, two ids may belong to one person. */
const onlyOnce = (views: readonly AlternateView[]): AlternateView[] => [
  ...new Map(views.map((view) => [view.person.id, view])).values(),
];

/** The alternates of the present revision as staff see them. */
@Injectable()
export class AlternateList {
  constructor(
    private readonly people: People,
    private readonly lookup: CandidateLookup,
  ) {}

  /** The people on the list by the accounts that they have now, each once: an article may still name a merged account. */
  async idsOf(state: ArticleState): Promise<string[]> {
    const ids = alternatesOf(state);
    const known = await this.people.presentByIds(ids);
    return [...new Set(ids.map((id) => known.get(id)?.id ?? id))];
  }

  async of(state: ArticleState): Promise<ReviewerPanel['alternates']> {
    const ids = alternatesOf(state);
    const [known, candidates] = await Promise.all([this.people.presentByIds(ids), this.lookup.several(ids)]);
    const view = (id: string): AlternateView => {
      const person = known.get(id);
      if (!person)
        return { person: { id, firstName: '', lastName: '', institute: null }, barred: 'UNKNOWN', conflicts: [] };
      const { firstName, lastName, institute } = person;
      const candidate = candidates.find(({ userId }) => userId === person.id);
      const barred = candidate ? barredAs(state, candidate) : 'UNKNOWN';
      return {
        person: { id: person.id, firstName, lastName, institute },
        barred,
        conflicts: conflictsOf(state, person),
      };
    };
    return { automatic: invitesAlternates(state), people: onlyOnce(ids.map(view)) };
  }
}
