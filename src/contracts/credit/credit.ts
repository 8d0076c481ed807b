import { CALL_PROBLEM_LABELS, webhookUrlProblem } from '../connections/webhooks';
import { isCountry } from '../identity/countries';
import { joinedTexts, texts } from '../language/texts';

/** Why a call to ORCID failed. No label quotes an answer of ORCID. */
export const CREDIT_PROBLEM_LABELS = joinedTexts(
  CALL_PROBLEM_LABELS,
  texts({
    CREDENTIALS: 'ORCID does not accept the client ID with its secret',
    SECRET: 'The client secret cannot be read any more; please enter it again',
    GROUP: 'ORCID does not know the group',
    LOCKED: 'The ORCID record is locked',
    REFUSED: 'ORCID refuses this',
    PERMISSION: 'ORCID does not accept the permission any more; the entry can only be deleted at ORCID',
    SIZE: 'The ORCID record is too long to look the entry up; it can only be deleted at ORCID',
    RECORD: 'The entry does not fit the schema of ORCID and was not sent',
    SERVER: 'Something went wrong on the server',
  }),
);
export type CreditProblem = keyof typeof CREDIT_PROBLEM_LABELS;

/** REMOVING: to be deleted at ORCID, as the reviewer asked. NOT_REMOVED: the deletion was given up, so the entry may still be there. */
export const DEPOSIT_STATE_LABELS = texts({
  WAITING: 'Waiting',
  SENT: 'Sent',
  DEAD: 'Given up',
  REMOVING: 'Being removed',
  REMOVED: 'Removed by the reviewer',
  NOT_REMOVED: 'Could not be removed',
});
export type DepositState = keyof typeof DEPOSIT_STATE_LABELS;

/** The settings that a webmaster enters, without the secret. */
export interface CreditFields {
  /** False: nothing goes to ORCID. */
  active: boolean;
  /** Address of the site where people give their consent and tokens are issued, such as https://orcid.org. */
  site: string;
  /** Address of the Member API, such as https://api.orcid.org. */
  api: string;
  clientId: string;
  /** The group under which ORCID shows the reviews of the journal, such as issn:2049-3630. */
  groupId: string;
  organization: string;
  city: string;
  /** Name of the organisation's country, as GET /countries lists it. */
  country: string;
  /** The address of the organisation at ROR; '' for none. */
  ror: string;
}

/** GET /orcid-credit. The answer never contains the secret. */
export interface CreditSettings extends CreditFields {
  hasSecret: boolean;
  /** The redirect address that must be registered at ORCID for this client. */
  returnAddress: string;
  /** Number of people who have given their consent. */
  people: number;
  /** Number of entries that wait to be sent, also while sending is switched off. */
  waiting: number;
}

export interface CreditChange extends CreditFields {
  /** The client secret; '' keeps the stored one. */
  clientSecret: string;
}

/** POST /orcid-credit/test: the result of a test of the connection to ORCID. */
export interface CreditTest {
  /** Null: the connection works. */
  problem: CreditProblem | null;
  milliseconds: number;
}

/** An entry for ORCID, without its reviewer and manuscript: the webmaster who reads it may be an author of that manuscript. */
export interface Deposit {
  id: string;
  state: DepositState;
  attempts: number;
  lastTryAt: string | null;
  nextTryAt: string | null;
  problem: CreditProblem | null;
}

export interface Deposits {
  items: Deposit[];
  total: number;
}

/** GET /reviewing-record/orcid: only for the signed-in person. */
export interface OwnCredit {
  /** False: the journal sends nothing to ORCID now. */
  offered: boolean;
  /** The ORCID iD that the person has proven by a sign-in at ORCID; null for none. */
  orcid: string | null;
  /** ENDED: the person had given consent, and it ended at ORCID or with the journal's connection to ORCID. */
  consent: 'NONE' | 'GIVEN' | 'ENDED';
  givenAt: string | null;
  /** Number of reviews that wait for the next sending. */
  waiting: number;
  /** Number of reviews that were sent and have not been removed. */
  sent: number;
  /** Number of reviews that are being deleted at ORCID. */
  removing: number;
  /** When the waiting reviews will be sent; null when none waits. */
  nextAt: string | null;
}

/** GET /reviewing-record/orcid/reviews: a page of the person's own reviews, newest first. */
export interface OwnCreditReviews {
  items: OwnCreditReview[];
  total: number;
}

/** A review by the person, of a manuscript on which the journal has decided. */
export interface OwnCreditReview {
  id: string;
  /** Number of the manuscript. Number and title are null when they are no longer kept. */
  number: string | null;
  title: string | null;
  state: DepositState;
  lastTryAt: string | null;
  problem: CreditProblem | null;
  /** True when the person can exclude this review: it is then never sent, or is deleted at ORCID. */
  removable: boolean;
}

/** POST /reviewing-record/orcid/start: `url` is a page of ORCID; the browser keeps `secret` until it comes back. */
export interface CreditStart {
  url: string;
  secret: string;
}

export const CREDIT_MESSAGES = texts({
  address: 'Please enter an https address, without user name and password.',
  clientId: 'Please enter the client ID of the journal at ORCID.',
  clientSecret: 'Please enter the client secret.',
  groupId: 'Please enter a group such as issn:2049-3630.',
  organization: 'Please enter the name of the organisation.',
  city: 'Please enter the city of the organisation.',
  country: 'Please choose a country from the list.',
  ror: 'Please enter an address such as https://ror.org/04pp8hn57.',
  off: 'Nothing is sent to ORCID yet. Switch it on and save first.',
});

const GROUP = /^(ringgold:|issn:|orcid-generated:|fundref:|publons:)[\w^.~:/?#[\]@!$&'()*+,;=-]{2,200}$/;
const ROR = /^https:\/\/ror\.org\/0[a-z0-9]{6}\d\d$/;

/** The page to which ORCID sends a person back, below the address of the client. */
export const CREDIT_RETURN_PATH = '/orcidCredit';

type CreditProblems = Partial<Record<keyof CreditChange, string>>;

/**
 * The problems of the settings, by field. While sending is switched off, the fields that sending needs may be empty.
 * @param hasSecret whether a secret is stored that will be kept
 */
export function creditProblems(change: CreditChange, hasSecret: boolean): CreditProblems {
  const { active, site, api, clientId, clientSecret, groupId, organization, city, country, ror } = change;
  const wrong: readonly [keyof CreditChange, boolean, boolean, string][] = [
    ['site', site === '', webhookUrlProblem(site) !== undefined, CREDIT_MESSAGES.address],
    ['api', api === '', webhookUrlProblem(api) !== undefined, CREDIT_MESSAGES.address],
    ['clientId', clientId === '', false, CREDIT_MESSAGES.clientId],
    ['clientSecret', clientSecret === '' && !hasSecret, false, CREDIT_MESSAGES.clientSecret],
    ['groupId', groupId === '', !GROUP.test(groupId), CREDIT_MESSAGES.groupId],
    ['organization', organization === '', false, CREDIT_MESSAGES.organization],
    ['city', city === '', false, CREDIT_MESSAGES.city],
    ['country', country === '', !isCountry(country), CREDIT_MESSAGES.country],
  ];
  const problems: CreditProblems = ror === '' || ROR.test(ror) ? {} : { ror: CREDIT_MESSAGES.ror };
  for (const [field, isMissing, isWrong, message] of wrong) if (isMissing ? active : isWrong) problems[field] = message;
  return problems;
}
