import { Injectable } from '@nestjs/common';
import type { PersonName } from '../../../contracts';
import { PeopleStore } from '../../users/people.store';

/** All associate editors, who can get an article by forwarding (api.md, 'Accounts'). */
@Injectable()
export class ListAssociateEditorsReader {
  constructor(private readonly people: PeopleStore) {}

  async read(): Promise<PersonName[]> {
    const found = await this.people.list(['associate editor'], '', 1000, 'names');
    return found.map(({ id, firstName, lastName, institute }) => ({ id, firstName, lastName, institute }));
  }
}
