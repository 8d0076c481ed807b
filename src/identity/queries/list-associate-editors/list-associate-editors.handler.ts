import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { PersonName } from '../../../contracts';
import { PeopleStore } from '../../users/people.store';
import { ListAssociateEditors } from './list-associate-editors.query';

/** Everybody to whom an article can be forwarded (api.md, 'Accounts'). */
@QueryHandler(ListAssociateEditors)
export class ListAssociateEditorsHandler implements IQueryHandler<ListAssociateEditors> {
  constructor(private readonly people: PeopleStore) {}

  async execute(): Promise<PersonName[]> {
    const found = await this.people.list(['associate editor'], '', 1000, 'names');
    return found.map(({ id, firstName, lastName, institute }) => ({ id, firstName, lastName, institute }));
  }
}
