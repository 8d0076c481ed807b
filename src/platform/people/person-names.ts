/** Names of people, for messages; provided by the identity module. */
export interface PersonNames {
  /** First and last name; null for an unknown account. */
  nameOf(userId: string): Promise<string | null>;
}

/** Dependency injection token of the names. */
export const PERSON_NAMES = Symbol('PERSON_NAMES');
