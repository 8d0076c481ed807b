import { isEmail, isOrcid, type SignInProviderId } from '../../../contracts';
import type { SignInProvider } from '../../../platform/config/sign-in-providers';
import { unverified } from './provider-problems';

/** The data about a person that a provider has proven. */
export interface ProvenPerson {
  provider: SignInProviderId;
  issuer: string;
  /** Identifies the person at the issuer. At ORCID it is the iD. */
  subject: string;
  /** The iD, if the provider is ORCID itself. */
  orcid: string | null;
  email: string | null;
  /** True when the provider has checked the address. */
  isEmailProven: boolean;
  firstName: string;
  lastName: string;
}

type Claims = Readonly<Record<string, unknown>> & { sub: string };

const MAX_NAME = 200;

/** @throws ApiProblem 422 if the provider is ORCID and the subject is not an iD. */
export function personOf(provider: SignInProvider, claims: Claims): ProvenPerson {
  const { id, name } = provider;
  if (id === 'orcid' && !isOrcid(claims.sub)) throw unverified(name);
  const email = typeof claims['email'] === 'string' && isEmail(claims['email'].trim()) ? claims['email'].trim() : null;
  return {
    provider: id,
    issuer: issuerOf(provider),
    subject: claims.sub,
    orcid: id === 'orcid' ? claims.sub : null,
    email,
    // Only the boolean counts, because some providers send the text 'false'.
    isEmailProven: email !== null && claims['email_verified'] === true,
    firstName: textOf(claims['given_name']),
    lastName: textOf(claims['family_name']),
  };
}

/** The normalised issuer, so that a trailing slash does not make a different issuer. */
export const issuerOf = ({ issuer }: SignInProvider): string => new URL(issuer).href;

/** The label of a link for people. */
export const labelOf = ({ orcid, email, subject }: ProvenPerson): string =>
  orcid ?? email ?? subject.slice(0, MAX_NAME);

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME)
    : '';
