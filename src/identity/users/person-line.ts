import { keysOfPerson, type SeniorityLevel } from '../../contracts';

/** The fields needed to sort thousands of people. */
export interface PersonLine {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  areasOfExpertise: string | null;
  seniorityLevel: SeniorityLevel | null;
  /** The keys by which the person is recognised as an author, under earlier addresses too. */
  keys: readonly string[];
}

/** One row as an array, for speed. */
export type LineRow = [
  id: string,
  firstName: string,
  lastName: string,
  email: string,
  expertise: string | null,
  level: SeniorityLevel | null,
  addresses: string[],
  authenticatedOrcid: string | null,
  formerIds: string[],
];

/** Add the condition. */
export const PERSON_LINES = `SELECT id, first_name, last_name, email, areas_of_expertise, seniority_level, addresses,
  authenticated_orcid, former_ids FROM app.users WHERE NOT deleted AND`;

/** The person of a row. */
export function toPersonLine(row: LineRow): PersonLine {
  const [id, firstName, lastName, email, areasOfExpertise, seniorityLevel, addresses, authenticatedOrcid, formerIds] =
    row;
  const keys = keysOfPerson({ userId: id, addresses, authenticatedOrcid, formerIds });
  return { id, firstName, lastName, email, areasOfExpertise, seniorityLevel, keys };
}
