import { normalEmail } from './person-rules';

/**
 * The data by which a person is recognised as the uploader or an author of an article (lifecycle, section 1, 'Conflict wall'). An account
 * with an unproven address has no addresses here, so it is not matched by address (section 5).
 */
export interface PersonIdentity {
  userId: string;
  /** Every address that the account has ever proven, in normalised form. */
  addresses: readonly string[];
  /** The ORCID iD that ORCID itself has confirmed; a typed one proves nothing. */
  authenticatedOrcid: string | null;
  /** Accounts of the same person that were merged into this one; absent when there are none. */
  formerIds?: readonly string[];
}

/** The keys of a person. Account ids, addresses and ORCID iDs cannot be mistaken for each other, so one list can contain all three. */
export function keysOfPerson({ userId, formerIds = [], addresses, authenticatedOrcid }: PersonIdentity): string[] {
  const keys = [userId, ...formerIds, ...addresses];
  return authenticatedOrcid === null ? keys : [...keys, orcidKey(authenticatedOrcid)];
}

/** The keys of one author entry, as typed by the person who submits. */
export function keysOfAuthor({ id, email, orcid }: { id: string; email: string; orcid?: string | null }): string[] {
  const keys = [id, normalEmail(email)];
  return orcid ? [...keys, orcidKey(orcid)] : keys;
}

const orcidKey = (orcid: string): string => orcid.trim().toUpperCase();
