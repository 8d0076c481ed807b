import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { isStaff, type PersonName } from '../../../contracts';
import { PeopleStore } from '../../users/people.store';
import { ListReviewers } from './list-reviewers.query';

const MATCHES_FOR_ALL = 20;
const MATCHES_FOR_STAFF = 1000;

/** Known reviewers: names and institutes, never e-mails; people outside the office get at most 20 (lifecycle, section 4 (7)). */
@QueryHandler(ListReviewers)
export class ListReviewersHandler implements IQueryHandler<ListReviewers> {
  constructor(private readonly people: PeopleStore) {}

  async execute({ caller, q }: ListReviewers): Promise<PersonName[]> {
    const limit = isStaff(caller.group) ? MATCHES_FOR_STAFF : MATCHES_FOR_ALL;
    const found = await this.people.list(['reviewer'], q, limit, 'names');
    return found.map(({ id, firstName, lastName, institute }) => ({ id, firstName, lastName, institute }));
  }
}
