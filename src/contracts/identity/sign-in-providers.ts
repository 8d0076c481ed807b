import type { SignInAnswer } from './factors';
import type { PersonFields } from './people';

/** Sign-in providers in addition to the password: ORCID, and one OpenID Connect provider from the configuration. */
export type SignInProviderId = 'orcid' | 'oidc';

/** A provider that the configuration switches on. */
export interface OfferedProvider {
  id: SignInProviderId;
  /** The provider's name for the text of the button. */
  name: string;
}

/** POST /sign-in/:provider/start and POST /user/sign-ins/:provider/start. */
export interface ProviderStart {
  /** Address of the provider's page, to which the browser must go. */
  url: string;
  /** The browser keeps it until it returns from the provider, and never puts it in an address. Without it the provider's answer is refused. */
  secret: string;
}

/** Data from the provider about a person who has no account here yet, to fill in the registration form. */
export interface ProviderSuggestion extends Pick<PersonFields, 'orcid'> {
  firstName: string;
  lastName: string;
  email: string;
  /** True when the provider has verified the address; then no mail is needed to prove it. */
  isEmailProven: boolean;
}

/** POST /sign-in/complete. `returnTo`: path of the page that the person wanted, below /rrs. */
export type ProviderAnswer = { provider: OfferedProvider; returnTo: string } &
  /** SIGNED_IN: as after a password; an account with a second factor gets the second step first. */
  (
    | { outcome: 'SIGNED_IN'; session: SignInAnswer }
    | { outcome: 'LINKED' }
    /** REGISTER: `ticket` can be used once, for POST /sign-in/register or POST /user/sign-ins/link. */
    | { outcome: 'REGISTER'; ticket: string; suggestion: ProviderSuggestion }
    /** PASSWORD: an account has this address or iD. Its holder signs in by password once, and the ticket then links the provider. */
    | { outcome: 'PASSWORD'; ticket: string; email: string | null }
  );

/** GET /user/sign-ins: how the person signs in. */
export interface OwnSignIns {
  hasPassword: boolean;
  linked: LinkedProvider[];
}

export interface LinkedProvider extends OfferedProvider {
  /** The text by which the person recognises the linked sign-in: the ORCID iD or an address. */
  label: string;
  linkedAt: string;
  /** False when the configuration no longer offers the provider, so that no one can sign in with it. */
  isOffered: boolean;
}
