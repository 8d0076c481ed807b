import type { SignInProviderId } from '../../contracts';
import { isLoopback } from './loopback';
import { issuer, scopes, text } from './setting-kinds';

/** A provider of sign-in, as configured. */
export interface SignInProvider {
  id: SignInProviderId;
  /** Text of the button: 'Sign in with NAME'. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Separated by spaces. */
  scope: string;
}

const ORCID = 'https://orcid.org';

/** The settings that switch on sign-in by ORCID and by one OpenID Connect provider (ADR 42). */
export const PROVIDER_VARIABLES = {
  ORCID_CLIENT_ID: text(200).optional(),
  ORCID_CLIENT_SECRET: text(500).optional(),
  ORCID_ISSUER: issuer(ORCID).optional(),
  OIDC_ISSUER: issuer('https://login.example.org').optional(),
  OIDC_CLIENT_ID: text(200).optional(),
  OIDC_CLIENT_SECRET: text(500).optional(),
  OIDC_NAME: text(40).optional(),
  OIDC_SCOPES: scopes().optional(),
};

type Name = keyof typeof PROVIDER_VARIABLES;
type Given = Partial<Record<Name, string>> & { NODE_ENV?: string };

const NEEDED = {
  ORCID: ['ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET'],
  OIDC: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
} as const satisfies Record<string, readonly Name[]>;

/** The providers whose settings are complete. */
export function signInProviders(given: Given): SignInProvider[] {
  const found: SignInProvider[] = [];
  if (given.ORCID_CLIENT_ID && given.ORCID_CLIENT_SECRET)
    found.push({
      id: 'orcid',
      name: 'ORCID',
      issuer: given.ORCID_ISSUER ?? ORCID,
      clientId: given.ORCID_CLIENT_ID,
      clientSecret: given.ORCID_CLIENT_SECRET,
      scope: 'openid',
    });
  if (given.OIDC_ISSUER && given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET && given.OIDC_NAME)
    found.push({
      id: 'oidc',
      name: given.OIDC_NAME,
      issuer: given.OIDC_ISSUER,
      clientId: given.OIDC_CLIENT_ID,
      clientSecret: given.OIDC_CLIENT_SECRET,
      scope: given.OIDC_SCOPES ?? 'openid email profile',
    });
  return found;
}

/** Incomplete configurations, and issuers that an attacker in the network could impersonate: variable -> what to do. */
export function providerProblems(given: Given): Map<string, string> {
  const problems = new Map<string, string>();
  for (const [prefix, needed] of Object.entries(NEEDED)) {
    const some = (Object.keys(PROVIDER_VARIABLES) as Name[]).filter((name) => name.startsWith(prefix) && given[name]);
    for (const name of some.length > 0 ? needed : [])
      if (!given[name]) problems.set(name, `${name} must be given too, since ${some.join(', ')} is set`);
  }
  for (const name of ['ORCID_ISSUER', 'OIDC_ISSUER'] as const) {
    const problem = unsafeIssuer(given[name], given.NODE_ENV === 'production');
    if (problem) problems.set(name, `${name} must be ${problem} (it is '${given[name]}')`);
  }
  return problems;
}

function unsafeIssuer(address: string | undefined, isProduction: boolean): string | null {
  if (address === undefined || !/^http:/i.test(address) || !URL.canParse(address)) return null;
  if (isProduction) return "an https address when NODE_ENV is 'production'";
  return isLoopback(address) ? null : 'an https address; http is only for this machine';
}
