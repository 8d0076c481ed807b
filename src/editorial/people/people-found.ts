import { Injectable } from '@nestjs/common';
import { People, type PersonSummary } from '../../identity/public';
import { ApiProblem } from '../../platform/http/errors/api-problem';

/** Finds the account of a person's page; for a merged account, the one that its person has now. */
@Injectable()
export class PeopleFound {
  constructor(private readonly people: People) {}

  /** @throws ApiProblem 404 when there is no such account. */
  async get(id: string): Promise<PersonSummary> {
    const person = await this.people.presentById(id);
    if (!person) throw new ApiProblem('NOT_FOUND', 'This person does not exist.');
    return person;
  }
}
