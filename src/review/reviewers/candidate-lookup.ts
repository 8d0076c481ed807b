import { Injectable } from '@nestjs/common';
import { type Candidate, Refusal } from '../../article';
import { normalEmail } from '../../contracts';
import { identityOf, People, type PersonSummary } from '../../identity/public';
import { Blacklist } from '../../journal/public';

/** A person with the data for the rules on choosing reviewers. */
export const candidateOf = (person: PersonSummary, blacklisted: boolean): Candidate => {
  const { email, group } = person;
  return { ...identityOf(person), email, group, blacklisted };
};

/** People about to become reviewers, with the data that the article needs about them. */
@Injectable()
export class CandidateLookup {
  constructor(
    private readonly people: People,
    private readonly blacklist: Blacklist,
  ) {}

  /** @throws Refusal NOT_FOUND for an unknown id. */
  async one(userId: string): Promise<Candidate> {
    const [candidate] = await this.several([userId]);
    if (!candidate) throw new Refusal('NOT_FOUND', 'This person does not exist.', { reviewerId: 'Unknown person.' });
    return candidate;
  }

  /** In the order of the ids; unknown ones are left out. The id of a merged account gives the account that its person has now. */
  async several(userIds: readonly string[]): Promise<Candidate[]> {
    const people = await this.people.presentByIds(userIds);
    const found = userIds.map((id) => people.get(id)).filter((person) => person !== undefined);
    const known = [...new Map(found.map((person) => [person.id, person])).values()];
    const { blacklisted } = await this.listed(known);
    return known.map((person) => candidateOf(person, blacklisted.has(person.id)));
  }

  /** Ids of the people on the blacklist by any address that they ever proved, and of those who only share a name with an entry. */
  async listed(people: readonly PersonSummary[]): Promise<{ blacklisted: Set<string>; namesakes: Set<string> }> {
    const asked = people.flatMap(({ id, email, addresses, firstName, lastName }) =>
      [...new Set([normalEmail(email), ...addresses])].map((one) => ({
        id,
        email: one,
        name: `${firstName} ${lastName}`,
      })),
    );
    const matches = await this.blacklist.matches(asked);
    const idsBy = (wanted: 'EMAIL' | 'NAME'): Set<string> =>
      new Set(matches.filter(({ matchedBy }) => matchedBy === wanted).flatMap(({ index }) => asked[index]?.id ?? []));
    const blacklisted = idsBy('EMAIL');
    return { blacklisted, namesakes: new Set([...idsBy('NAME')].filter((id) => !blacklisted.has(id))) };
  }
}
