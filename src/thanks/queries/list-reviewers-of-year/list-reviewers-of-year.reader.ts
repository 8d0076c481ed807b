import { Inject, Injectable } from '@nestjs/common';
import { NAMINGS, type ReviewerOfYear, type ReviewersOfYear, type ReviewersOfYearSort } from '../../../contracts';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { foldText } from '../../../platform/text-search';
import { type YearReviewer, YearReviewers } from '../../year-list/year-reviewers';
import type { ListReviewersOfYearDto } from './list-reviewers-of-year.dto';

/** One page of the reviewers of a year. */
@Injectable()
export class ListReviewersOfYearReader {
  constructor(
    private readonly lists: YearReviewers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(
    user: RequestUser,
    { year: asked, page, size, sort, q }: ListReviewersOfYearDto,
  ): Promise<ReviewersOfYear> {
    const years = await this.lists.years(user);
    const year = asked ?? years[0] ?? this.clock.now().getUTCFullYear();
    const { reviewers, former } = await this.lists.of(user, year, requestLanguage());
    const all = reviewers.map(toRow);
    const found = sorted(matching(all, q), sort);
    return {
      ...{ years, year, items: found.slice(page * size, (page + 1) * size), total: found.length },
      reviewers: all.length + former.people,
      reviews: all.reduce((sum, { reviews }) => sum + reviews, former.reviews),
      named: all.filter(({ naming }) => naming !== 'NO').length,
    };
  }
}

const toRow = ({ person, reviews, naming }: YearReviewer): ReviewerOfYear => ({
  ...{ id: person.id, institute: person.institute, reviews, naming },
  name: [person.lastName, [person.firstName, person.middleName].filter(Boolean).join(' ')].filter(Boolean).join(', '),
});

/** People whose name or institute contains every word, ignoring accents. */
function matching(rows: readonly ReviewerOfYear[], q: string): readonly ReviewerOfYear[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ name, institute }) => {
    const text = foldText(`${name} ${institute ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The rows are passed sorted by name, which remains the order of equal values. */
function sorted(rows: readonly ReviewerOfYear[], asked: string): ReviewerOfYear[] {
  const sort = asked.replace(/^-/, '') as ReviewersOfYearSort;
  const isDescending = asked.startsWith('-');
  if (sort === 'name') return isDescending ? [...rows].reverse() : [...rows];
  const { compare } = new Intl.Collator(requestLanguage());
  const order: Record<Exclude<ReviewersOfYearSort, 'name'>, (one: ReviewerOfYear, other: ReviewerOfYear) => number> = {
    institute: (one, other) => compare(one.institute ?? '', other.institute ?? ''),
    reviews: (one, other) => one.reviews - other.reviews,
    naming: (one, other) => NAMINGS.indexOf(one.naming) - NAMINGS.indexOf(other.naming),
  };
  return [...rows].sort((one, other) => (isDescending ? order[sort](other, one) : order[sort](one, other)));
}
