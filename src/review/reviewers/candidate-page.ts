import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { normalEmail, type ReviewerCandidate, REVIEWING_GROUPS } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/request-user';
import { CandidateLookup } from './candidate-lookup';
import { type CandidateSort, numberColumnOf, orderOf } from './candidate-order';
import { CandidateStatisticsReader } from './candidate-statistics';
import { matchingKeywords } from './keyword-match';
import { NO_NUMBERS, nominatedAs, toCandidate } from './to-candidate';

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

  /**
   * Of everybody only the little is read by which they are sorted, and all of it for those of the page: numbers too, unless they are what
   * is sorted by.
   */
  async read(
    state: ArticleState,
    filter: CandidateFilter,
    asker: RequestUser,
  ): Promise<{ candidates: ReviewerCandidate[]; total: number }> {
    const { keywords } = state.fields;
    const column = numberColumnOf(filter.sort);
    const [lines, numbers] = await Promise.all([
      this.people.lines(REVIEWING_GROUPS, filter.q, MOST_PEOPLE),
      column ? this.statistics.ofEverybody(column, asker) : null,
    ]);
    const all = lines.map((line) => {
      const own = numbers?.get(line.id) ?? numbers?.get(normalEmail(line.email));
      const number = column && own !== undefined ? { [column]: own } : {};
      const keywordMatches = matchingKeywords(keywords, line.areasOfExpertise);
      const { id, firstName, lastName, areasOfExpertise: expertise } = line;
      return {
        id,
        firstName,
        lastName,
        expertise,
        nominated: nominatedAs(state, id),
        keywordMatches,
        ...NO_NUMBERS,
        ...number,
      };
    });
    const wanted = filter.matching ? all.filter(({ keywordMatches }) => keywordMatches.length > 0) : all;
    const start = filter.page * filter.size;
    const shown = wanted.sort(orderOf(filter.sort)).slice(start, start + filter.size);
    const people = await this.people.byIds(shown.map(({ id }) => id));
    const present = shown.flatMap(({ id }) => people.get(id) ?? []);
    return { candidates: await this.candidates(state, present, asker), total: wanted.length };
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
