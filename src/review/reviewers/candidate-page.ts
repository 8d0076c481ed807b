import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { type ReviewerCandidate, REVIEWING_GROUPS } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/request-user';
import { CandidateLookup } from './candidate-lookup';
import { type CandidateSort, isByNumbers, orderOf } from './candidate-order';
import { CandidateStatisticsReader } from './candidate-statistics';
import { matchingKeywords } from './keyword-match';
import { toCandidate } from './to-candidate';

/** More reviewers than any journal has: the list is cut here. */
const MOST_PEOPLE = 10_000;

export interface CandidateFilter {
  q: string;
  /** From 0. */
  page: number;
  size: number;
  sort: CandidateSort;
  /** Only those whose expertise names a keyword of the article. */
  matching: boolean;
}

/** Who could review an article, sorted by any column, one page at a time (spec part 2, 'Reviewer selection'). */
@Injectable()
export class CandidatePages {
  constructor(
    private readonly people: People,
    private readonly lookup: CandidateLookup,
    private readonly statistics: CandidateStatisticsReader,
  ) {}

  /** Numbers are worked out for the page alone, unless they are what it is sorted by. */
  async read(
    state: ArticleState,
    filter: CandidateFilter,
    asker: RequestUser,
  ): Promise<{ candidates: ReviewerCandidate[]; total: number }> {
    const { keywords } = state.fields;
    const people = (await this.people.listGroup(REVIEWING_GROUPS, filter.q, MOST_PEOPLE)).filter(
      (person) => !filter.matching || matchingKeywords(keywords, person.areasOfExpertise).length > 0,
    );
    const start = filter.page * filter.size;
    const pageOf = <One>(all: readonly One[]): One[] => all.slice(start, start + filter.size);
    if (isByNumbers(filter.sort)) {
      const rows = (await this.candidates(state, people, asker)).sort(orderOf(filter.sort));
      return { candidates: pageOf(rows), total: rows.length };
    }
    const bare = people.map((person) =>
      toCandidate(state, person, { blacklisted: false, namesake: false, statistics: undefined }),
    );
    const wanted = pageOf(bare.filter((one) => one !== null).sort(orderOf(filter.sort))).map(({ id }) => id);
    const byId = new Map(people.map((person) => [person.id, person]));
    const shown = wanted.flatMap((id) => byId.get(id) ?? []);
    return { candidates: await this.candidates(state, shown, asker), total: bare.filter((one) => one !== null).length };
  }

  /** In the order of the people. */
  private async candidates(
    state: ArticleState,
    people: readonly PersonSummary[],
    asker: RequestUser,
  ): Promise<ReviewerCandidate[]> {
    const [statistics, { blacklisted, namesakes }] = await Promise.all([
      this.statistics.of(people, asker),
      this.lookup.listed(people),
    ]);
    const rows = people.map((person) =>
      toCandidate(state, person, {
        blacklisted: blacklisted.has(person.id),
        namesake: namesakes.has(person.id),
        statistics: statistics.get(person.id),
      }),
    );
    return rows.filter((row) => row !== null);
  }
}
