import { type GroupName, normalEmail } from '../../../contracts';
import type { Candidate, PersonActor } from '../commands';

interface Known {
  userId: string;
  email: string;
  group: GroupName;
}

/** Makes an actor from the account and its one address, for cases in which nothing else is known, as in generated histories. */
export const personActor = (person: Known): PersonActor => ({
  kind: 'person',
  ...person,
  addresses: [normalEmail(person.email)],
  authenticatedOrcid: null,
  realUserId: null,
  real: null,
});

/** The same person as a candidate who is not on the blacklist. */
export const personCandidate = (person: Known): Candidate => ({
  ...person,
  addresses: [normalEmail(person.email)],
  authenticatedOrcid: null,
  blacklisted: false,
});
