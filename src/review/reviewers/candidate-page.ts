import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { type ReviewerCandidate, REVIEWING_GROUPS } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { type CandidateEntry, type CandidateList, candidateListOf } from './candidate-list';
import { CandidateLookup } from './candidate-lookup';
import { type CandidateSort, numberColumnOf, orderOf } from './candidate-order';
import { CandidateStatisticsReader } from './candidate-statistics';
import { NO_NUMBERS, nominatedAs, toCandidate } from './to-candidate';

/** More reviewers than any journal has; longer lists are cut here. */
const MOST_PEOPLE = 10_000;

export interface CandidateFilter {
  q: string;
  /** From 0. */
  page: number;
  size: number;
  sort: CandidateSort;
  /** Only people whose expertise matches a keyword of the article. */
  matching: boolean;
}

/** Candidates for reviewing an article, sorted by any column, one page at a time (spec part 2, 'Reviewer selection'). */
@Injectable()
export class CandidatePages {
  constructor(
    private readonly people: People,
    private readonly lookup: CandidateLookup,
    private readonly statistics: CandidateStatisticsReader,
  ) {}

  /**
   * Reads only the sort keys of all candidates, and everything else for those on the page. That includes the numbers, unless they
   * are the sort key.
   */
  async read(
    state: ArticleState,
    filter: CandidateFilter,
    asker: RequestUser,
  ): Promise<{ candidates: ReviewerCandidate[]; total: number }> {
    const roll = candidateListOf(await this.people.lines(REVIEWING_GROUPS, filter.q, MOST_PEOPLE));
    const matches = roll.matches(state.fields.keywords);
    const numberOf = await this.numbers(filter.sort, roll, asker);
    const wanted = filter.matching ? roll.entries.filter((entry) => matches.has(entry)) : roll.entries;
    const rows = wanted.map((entry) => ({
      id: entry.id,
      namePlace: entry.namePlace,
      expertisePlace: entry.expertisePlace,
      nominated: nominatedAs(state, entry.id),
      matches: matches.get(entry) ?? 0,
      number: numberOf(entry),
    }));
    const start = filter.page * filter.size;
    const shown = rows.sort(orderOf(filter.sort)).slice(start, start + filter.size);
    const people = await this.people.byIds(shown.map(({ id }) => id));
    const present = shown.flatMap(({ id }) => people.get(id) ?? []);
    return { candidates: await this.candidates(state, present, asker), total: wanted.length };
  }

  /** The sort value of each person. */
  private async numbers(
    sort: CandidateSort,
    { entries }: CandidateList,
    asker: RequestUser,
  ): Promise<(entry: CandidateEntry) => number | null> {
    const column = numberColumnOf(sort);
    if (column === undefined) return () => null;
    const numbers = await this.statistics.ofEverybody(column, entries, asker);
    return ({ id, email }) => numbers.get(id) ?? numbers.get(email) ?? NO_NUMBERS[column];
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
