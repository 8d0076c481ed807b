import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { type CloseHistory, normalEmail, type ReviewerCandidate, REVIEWING_GROUPS } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import { UndeliverableAddresses } from '../../mail/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { type CandidateEntry, type CandidateList, candidateListOf } from './candidate-list';
import { CandidateLookup } from './candidate-lookup';
import { type CandidateSort, numberColumnOf, orderOf } from './candidate-order';
import { CandidateStatisticsReader } from './candidate-statistics';
import { BestMatch } from './close/best-match';
import { NO_NUMBERS, nominatedAs, toCandidate } from './to-candidate';

export interface CandidateFilter {
  q: string;
  /** From 0. */
  page: number;
  size: number;
  sort: CandidateSort;
  /** Only people whose expertise matches a keyword of the article. */
  matching: boolean;
}

const NOTHING_CLOSE: CloseHistory = { reviewed: 0, wrote: 0, articles: [] };

/** Candidates for reviewing an article, sorted by any column, one page at a time (spec part 2, 'Reviewer selection'). */
@Injectable()
export class CandidatePages {
  constructor(
    private readonly people: People,
    private readonly lookup: CandidateLookup,
    private readonly statistics: CandidateStatisticsReader,
    private readonly best: BestMatch,
    private readonly undeliverable: UndeliverableAddresses,
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
    const roll = candidateListOf(await this.people.lines(REVIEWING_GROUPS, filter.q));
    const matches = roll.matches(state.fields.keywords);
    const close = await this.best.people(state, asker);
    const fits = filter.sort === '' ? await this.best.fits(close, matches, asker) : () => 0;
    const numberOf = await this.numbers(filter.sort, roll, asker);
    const wanted = filter.matching ? roll.entries.filter((entry) => matches.has(entry)) : roll.entries;
    const rows = wanted.map((entry) => ({
      id: entry.id,
      email: entry.email,
      namePlace: entry.namePlace,
      expertisePlace: entry.expertisePlace,
      nominated: nominatedAs(state, entry.id),
      matches: matches.get(entry) ?? 0,
      fit: fits(entry),
      number: numberOf(entry),
    }));
    const start = filter.page * filter.size;
    const shown = rows.sort(orderOf(filter.sort)).slice(start, start + filter.size);
    const [people, histories] = await Promise.all([
      this.people.byIds(shown.map(({ id }) => id)),
      this.best.histories(shown, close, asker),
    ]);
    const present = shown.flatMap(({ id }) => people.get(id) ?? []);
    return { candidates: await this.candidates(state, present, histories, asker), total: wanted.length };
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
    histories: ReadonlyMap<string, CloseHistory>,
    asker: RequestUser,
  ): Promise<ReviewerCandidate[]> {
    const [statistics, { blacklisted, namesakes }, marks] = await Promise.all([
      this.statistics.of(people, asker),
      this.lookup.listed(people),
      this.undeliverable.among(people.map(({ email }) => email)),
    ]);
    const bouncing = new Map(marks.map(({ address, since }) => [address, since]));
    const rows = people.map((person) =>
      toCandidate(state, person, {
        blacklisted: blacklisted.has(person.id),
        namesake: namesakes.has(person.id),
        bouncesSince: bouncing.get(normalEmail(person.email)) ?? null,
        statistics: statistics.get(person.id),
        close: histories.get(person.id) ?? NOTHING_CLOSE,
      }),
    );
    return rows.filter((row) => row !== null);
  }
}
