import { Injectable } from '@nestjs/common';
import type { ReviewerThanks } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { requestLanguage } from '../../../platform/http/language/request-language';
import { YearReviewers } from '../../year-list/year-reviewers';

/** The names of those who agreed, and the number of the others. */
@Injectable()
export class GetReviewerThanksReader {
  constructor(private readonly lists: YearReviewers) {}

  async read(user: RequestUser, year: number): Promise<ReviewerThanks> {
    const { reviewers, former } = await this.lists.of(user, year, requestLanguage());
    const named = reviewers.filter(({ naming }) => naming !== 'NO');
    return {
      year,
      people: named.map(({ person, naming }) => ({
        firstName: [person.firstName, person.middleName].filter(Boolean).join(' '),
        lastName: person.lastName,
        institute: naming === 'NAME_AND_INSTITUTE' ? person.institute : null,
      })),
      others: reviewers.length - named.length + former.people,
    };
  }
}
