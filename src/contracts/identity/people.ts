import type { Language } from '../language/languages';
import type { SeniorityLevel } from '../review/review';
import type { GroupId, GroupName } from './groups';

export interface GroupRef {
  id: GroupId;
  group: GroupName;
}

/** Fields that people fill in about themselves; absent optional ones are null. */
export interface PersonFields {
  title: string | null;
  firstName: string;
  middleName: string | null;
  lastName: string;
  orcid: string | null;
  department: string | null;
  division: string | null;
  institute: string | null;
  streetName: string | null;
  postalCode: string | null;
  city: string | null;
  /** A country's name, as GET /countries lists it. */
  country: string | null;
  phoneNumber: string | null;
  fax: string | null;
  areasOfExpertise: string | null;
}

export interface User extends PersonFields {
  id: string;
  /** Language of the person's screens and mails; null: the journal's default. */
  language: Language | null;
  email: string;
  seniorityLevel: SeniorityLevel | null;
  group: GroupRef;
  /** True until a one-time password has been replaced. */
  mustChangePassword: boolean;
  /** True until the person who registered has opened the link in the mail. Until then they can only write drafts. */
  unproven: boolean;
  /** The opposite of `unproven`, by its name in the agreed contract (ADR 134). */
  addressProven: boolean;
  /** The ORCID iD that ORCID itself has confirmed, as opposed to one that was typed. */
  authenticatedOrcid: string | null;
  /** Only in answers to the person themselves: the time from which the account can do nothing except add a second factor. */
  factorDue?: string;
  /** Only in answers to the person themselves: the text about personal data has changed, and they have not agreed yet. */
  consentDue?: true;
  /** Only in answers to the person themselves: the new address, until they open the link that was sent to it. */
  pendingEmail?: string;
  /** The real person behind a login-as session. */
  actor?: { id: string; firstName: string; lastName: string };
}

/** A person as shown outside the office: never with an e-mail address (lifecycle, section 4 (7)). */
export interface PersonName {
  id: string;
  firstName: string;
  lastName: string;
  institute?: string | null;
  /** True if the account no longer exists, so that there is no page about the person. */
  isGone?: true;
}

/** GET /user/reviewers: a row of the office's list of reviewers. */
export interface ReviewerAccount extends Pick<PersonFields, 'institute' | 'country' | 'areasOfExpertise'> {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Null counts as senior (spec part 2, section 2, 'Reviewers statistics'). */
  seniorityLevel: SeniorityLevel | null;
}

export interface AuthRecord {
  token: string;
  user: User;
}

export interface RegisterRequest extends Partial<PersonFields> {
  /** The language of the page; null or absent: the journal's default. */
  language?: Language | null;
  firstName: string;
  lastName: string;
  email: string;
  emailRepeat: string;
  password: string;
  passwordRepeat: string;
  /** The version of the text about personal data that the person read and agreed to. Absent: the person is asked at the first sign-in. */
  privacyVersion?: number;
}

export interface Page<Row> {
  items: Row[];
  total: number;
}

/** An author of an article, with or without an account (spec part 1, section 3). */
export interface Author {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  institute: string | null;
  department: string | null;
  country: string | null;
  orcid: string | null;
  city: string | null;
  /** The author's address; absent for viewers who may not see it. */
  email?: string;
}
