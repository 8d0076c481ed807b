import { Injectable } from '@nestjs/common';
import { isStaff, LISTED_REVIEWER_GROUPS, type PersonName } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PeopleStore } from '../../users/people.store';

const MATCHES_FOR_ALL = 20;
const MATCHES_FOR_STAFF = 1000;

interface ListReviewers {
  caller: RequestUser;
  q: string;
}

/** Known reviewers: names and institutes, never e-mail addresses; people outside the office get at most 20 (lifecycle, section 4 (7)). */
@Injectable()
export class ListReviewersReader {
  constructor(private readonly people: PeopleStore) {}

  async read({ caller, q }: ListReviewers): Promise<PersonName[]> {
    const limit = isStaff(caller.group) ? MATCHES_FOR_STAFF : MATCHES_FOR_ALL;
    const found = await this.people.list(LISTED_REVIEWER_GROUPS, q, limit, 'names');
    return found.map(({ id, firstName, lastName, institute }) => ({ id, firstName, lastName, institute }));
  }
}
