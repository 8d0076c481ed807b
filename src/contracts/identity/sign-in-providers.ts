import type { SignInAnswer } from './factors';
import type { PersonFields } from './people';

/** Providers of sign-in beside the password: ORCID, and one OpenID Connect provider that the configuration names. */
export type SignInProviderId = 'orcid' | 'oidc';

/** A provider that the configuration switches on. */
export interface OfferedProvider {
  id: SignInProviderId;
  /** For the text of the button. */
  name: string;
}

/** POST /sign-in/:provider/start and POST /user/sign-ins/:provider/start. */
export interface ProviderStart {
  /** The provider's page to go to. */
  url: string;
  /** Kept by the browser until it comes back, and never part of an address: without it the answer of the provider is refused. */
  secret: string;
}

/** What a provider told about a person who has no account here yet, for the form. */
export interface ProviderSuggestion extends Pick<PersonFields, 'orcid'> {
  firstName: string;
  lastName: string;
  email: string;
  /** True when the provider has checked the address: it needs no mail then. */
  isEmailProven: boolean;
}

/** POST /sign-in/complete. `returnTo`: path of the page that the person wanted, below /rrs. */
export type ProviderAnswer = { provider: OfferedProvider; returnTo: string } &
  /** As by a password: with a second factor, the second step comes first. */
  (
    | { outcome: 'SIGNED_IN'; session: SignInAnswer }
    | { outcome: 'LINKED' }
    /** `ticket`: single use, for POST /sign-in/register or POST /user/sign-ins/link. */
    | { outcome: 'REGISTER'; ticket: string; suggestion: ProviderSuggestion }
    /** An account has this address or iD: its holder signs in by password once, and the ticket links both. */
    | { outcome: 'PASSWORD'; ticket: string; email: string | null }
  );

/** GET /user/sign-ins: how the person signs in. */
export interface OwnSignIns {
  hasPassword: boolean;
  linked: LinkedProvider[];
}

export interface LinkedProvider extends OfferedProvider {
  /** What the person sees of it: the ORCID iD or an address. */
  label: string;
  linkedAt: string;
  /** False when the configuration no longer switches it on: nobody can sign in by it. */
  isOffered: boolean;
}
