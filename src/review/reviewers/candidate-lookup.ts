import { Injectable } from '@nestjs/common';
import { type Candidate, Refusal } from '../../article';
import { normalEmail } from '../../contracts';
import { Blacklist } from '../../editorial/public';
import { People, type PersonSummary } from '../../identity/public';

/** People about to be made reviewers, with what the article has to know about them. */
@Injectable()
export class CandidateLookup {
  constructor(
    private readonly people: People,
    private readonly blacklist: Blacklist,
  ) {}

  /** @throws Refusal NOT_FOUND for an id that is nobody's. */
  async one(userId: string): Promise<Candidate> {
    const [candidate] = await this.several([userId]);
    if (!candidate) throw new Refusal('NOT_FOUND', 'There is no such person.', { reviewerId: 'Unknown person.' });
    return candidate;
  }

  /** In the order of the ids; unknown ones are left out. */
  async several(userIds: readonly string[]): Promise<Candidate[]> {
    const people = await this.people.byIds(userIds);
    const known = userIds.map((id) => people.get(id)).filter((person) => person !== undefined);
    const barred = await this.blacklisted(known);
    return known.map(({ id, email, group }) => ({ userId: id, email, group, blacklisted: barred.has(id) }));
  }

  /** Ids of those who are on the blacklist. */
  async blacklisted(people: readonly PersonSummary[]): Promise<Set<string>> {
    const listed = await this.blacklist.among(people.map((person) => person.email));
    return new Set(people.filter((person) => listed.has(normalEmail(person.email))).map((person) => person.id));
  }
}
