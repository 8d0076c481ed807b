import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { t } from '@contracts';

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** False for browsers that know no passkeys: they see no buttons for them. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

const CANCELLED = t('No passkey was used. Please try again, or choose another way.');
const KNOWN = t('This device already has a passkey for your account.');

/** Says in plain words why the browser gave no passkey. */
async function asked<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Error(isKnown ? KNOWN : CANCELLED);
  }
}

/** Asks the browser for a passkey. @throws Error for people when it gives none. */
export const usedPasskey = (options: object): Promise<object> =>
  asked(() => startAuthentication({ optionsJSON: options as UseOptions }));

/** Asks the browser to make a passkey. @throws Error for people when it makes none. */
export const madePasskey = (options: object): Promise<object> =>
  asked(() => startRegistration({ optionsJSON: options as MakeOptions }));
