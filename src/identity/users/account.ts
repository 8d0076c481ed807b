import {
  type GroupId,
  type GroupName,
  GROUPS,
  type Language,
  normalEmail,
  type PersonFields,
  type SeniorityLevel,
  type User,
} from '../../contracts';
import { personFieldsOf } from './person-fields';

/** A row of app.users. */
export interface Account extends PersonFields {
  id: string;
  email: string;
  passwordHash: string | null;
  /** SHA-256 of a derived secret, hexadecimal. */
  oneTimeHash: string | null;
  oneTimeExpires: Date | null;
  oneTimePurpose: OneTimePurpose | null;
  mustChangePassword: boolean;
  seniorityLevel: SeniorityLevel | null;
  groupId: GroupId;
  /** Language of the person's screens and mails; null: the journal's default. */
  language: Language | null;
  createdAt: Date;
  /** True until the person who registered has proven the address (lifecycle, section 5 (1)). */
  unproven: boolean;
  /** Every address that the account has proven, and the address that the office gave it; in normalised form. */
  addresses: string[];
  /** The ORCID iD that ORCID itself has confirmed. */
  authenticatedOrcid: string | null;
  /** Accounts of the same person that were merged into this one. */
  formerIds: string[];
}

/** RESET: a one-time password to sign in with. SET_PASSWORD: the key of a link for a new account. */
export type OneTimePurpose = 'RESET' | 'SET_PASSWORD';

/** The group's name. @throws RangeError for an unknown id. */
export function groupName(id: number): GroupName {
  const found = GROUPS.find((entry) => entry.id === id);
  if (!found) throw new RangeError(`There is no group ${id}`);
  return found.group;
}

export function groupIdOf(name: GroupName): GroupId {
  const found = GROUPS.find((entry) => entry.group === name);
  if (!found) throw new RangeError(`There is no group ${name}`);
  return found.id;
}

/** The change to an account after its holder has proven its present address. */
export function proofOf({ email, addresses }: Account): Pick<Account, 'unproven' | 'addresses'> {
  return { unproven: false, addresses: [...new Set([...addresses, normalEmail(email)])] };
}

/** The account as the API returns it; `actor` is the real person behind a login-as session. */
export function toUser(account: Account, actor?: User['actor']): User {
  const { id, email, seniorityLevel, mustChangePassword, groupId, unproven, authenticatedOrcid, language } = account;
  return {
    ...personFieldsOf(account),
    id,
    email,
    language,
    seniorityLevel,
    mustChangePassword,
    unproven,
    addressProven: !unproven,
    authenticatedOrcid,
    group: { id: groupId, group: groupName(groupId) },
    ...(actor ? { actor } : {}),
  };
}
