import { Injectable } from '@nestjs/common';
import type { ArticleState } from '../../article';
import { type CloseHistory, normalEmail, type ReviewerCandidate, REVIEWING_GROUPS } from '../../contracts';
import { People } from '../../identity/public';
import { UndeliverableAddresses } from '../../mail/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { type CandidateEntry, type CandidateList, candidateListOf } from './candidate-list';
import { CandidateLookup } from './candidate-lookup';
import { type CandidateSort, numberColumnOf, pageOf, type Sortable } from './candidate-order';
import { BestMatch } from './close/best-match';
import type { ClosePeople } from './close/close-people';
import { fitOf, readinessBy } from './close/fit';
import { AcceptedArticles } from './numbers/accepted-articles';
import { type AskedNumbers, AskedNumbersReader } from './numbers/asked-numbers';
import { nominatedAs, toCandidate } from './to-candidate';

export interface CandidateFilter {
  q: string;
  /** Counted from 0. */
  page: number;
  size: number;
  sort: CandidateSort;
  /** Only people whose expertise matches a keyword of the article. */
  matching: boolean;
}

type NumbersOf = (id: string) => AskedNumbers;
type NumberOf = (entry: CandidateEntry, asked: NumbersOf) => number | null;
type Row = Sortable & { entry: CandidateEntry };

interface Known {
  close: ClosePeople;
  asked: NumbersOf;
  asker: RequestUser;
}

const NOTHING_CLOSE: CloseHistory = { reviewed: 0, wrote: 0, articles: [] };

/** Candidates for reviewing an article, sorted by any column, one page at a time (spec part 2, 'Reviewer selection'). */
@Injectable()
export class CandidatePages {
  constructor(
    private readonly people: People,
    private readonly lookup: CandidateLookup,
    private readonly asked: AskedNumbersReader,
    private readonly accepted: AcceptedArticles,
    private readonly best: BestMatch,
    private readonly undeliverable: UndeliverableAddresses,
  ) {}

  /**
   * Reads only the sort keys of all candidates, and everything else for those on the page. That includes the numbers, unless they
   * are the sort key.
   */
  async read(
    article: ArticleState,
    filter: CandidateFilter,
    asker: RequestUser,
  ): Promise<{ candidates: ReviewerCandidate[]; total: number }> {
    const state = await this.withPresentNominees(article);
    const listed = this.people.lines(REVIEWING_GROUPS, filter.q).then(candidateListOf);
    const [list, close, asked, numberOf] = await Promise.all([
      listed,
      this.best.people(state, asker),
      this.asked.seenBy(asker),
      this.numbers(filter.sort, listed),
    ]);
    const matches = list.matches(state.fields.keywords);
    const wanted = filter.matching ? list.entries.filter((entry) => matches.has(entry)) : list.entries;
    const rowOf = (entry: CandidateEntry): Row => {
      const matching = matches.get(entry) ?? 0;
      return {
        entry,
        namePlace: entry.namePlace,
        expertisePlace: entry.expertisePlace,
        nominated: nominatedAs(state, entry.id),
        matches: matching,
        fit: filter.sort === '' ? fitOf(close.closeness(entry), matching, readinessBy(asked(entry.id))) : 0,
        number: numberOf(entry, asked),
      };
    };
    const isKnown = (entry: CandidateEntry): boolean =>
      matches.has(entry) || close.knows(entry) || nominatedAs(state, entry.id) !== null;
    const { sort, page, size } = filter;
    const rows = pageOf(wanted, { sort, from: page * size, size, rowOf, isKnown });
    const shown = rows.map(({ entry }) => entry);
    return { candidates: await this.candidates(state, shown, { close, asked, asker }), total: wanted.length };
  }

  /** The article with its nominees by the accounts that they have now: the authors may have nominated an account that was merged since. */
  private async withPresentNominees(state: ArticleState): Promise<ArticleState> {
    const { reviewerOne, reviewerTwo } = state.fields;
    const nominees = [reviewerOne, reviewerTwo].filter((id) => id !== null);
    if (nominees.length === 0) return state;
    const people = await this.people.presentByIds(nominees);
    const present = (id: string | null): string | null => people.get(id ?? '')?.id ?? id;
    const fields = { ...state.fields, reviewerOne: present(reviewerOne), reviewerTwo: present(reviewerTwo) };
    return { ...state, fields };
  }

  /** The sort value of each person. */
  private async numbers(sort: CandidateSort, listed: Promise<CandidateList>): Promise<NumberOf> {
    const column = numberColumnOf(sort);
    if (column === undefined) return () => null;
    if (column !== 'acceptedArticles') return ({ id }, asked) => asked(id)[column];
    const accepted = await this.accepted.ofMany((await listed).entries);
    return ({ id }) => accepted.get(id) ?? 0;
  }

  /** In the order of `shown`. */
  private async candidates(
    state: ArticleState,
    shown: readonly CandidateEntry[],
    { close, asked, asker }: Known,
  ): Promise<ReviewerCandidate[]> {
    const [people, histories, accepted, marks] = await Promise.all([
      this.people.byIds(shown.map(({ id }) => id)),
      this.best.histories(shown, close, asker),
      this.accepted.of(shown),
      this.undeliverable.among(shown.map(({ email }) => email)),
    ]);
    const present = shown.flatMap(({ id }) => people.get(id) ?? []);
    const { blacklisted, namesakes } = await this.lookup.listed(present);
    const bouncing = new Map(marks.map(({ address, since }) => [address, since]));
    const rows = present.map((person) =>
      toCandidate(state, person, {
        blacklisted: blacklisted.has(person.id),
        namesake: namesakes.has(person.id),
        bouncesSince: bouncing.get(normalEmail(person.email)) ?? null,
        statistics: { ...asked(person.id), acceptedArticles: accepted.get(person.id) ?? 0 },
        close: histories.get(person.id) ?? NOTHING_CLOSE,
      }),
    );
    return rows.filter((row) => row !== null);
  }
}
