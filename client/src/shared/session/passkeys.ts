import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { t } from '@contracts';

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Loaded when a passkey is requested, because everyone loads the sign-in page, but few people need the library. */
const loadPasskeys = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof loadPasskeys>>;

/** False for browsers without support for passkeys, which show no buttons for them. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const CANCELLED = t('No passkey was used. Please try again, or choose another way.');
const KNOWN = t('This device already has a passkey for your account.');

/** Calls the passkey library, and translates its errors into plain words. */
async function callLibrary<Result>(call: (library: Library) => Promise<Result>): Promise<Result> {
  const library = await loadPasskeys();
  try {
    return await call(library);
  } catch (error) {
    const isKnown =
      error instanceof library.WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new Error(isKnown ? KNOWN : CANCELLED);
  }
}

/** Asks the browser for a passkey. @throws Error with a message for people if it returns none. */
export const requestPasskey = (options: object): Promise<object> =>
  callLibrary(({ startAuthentication: ask }) => ask({ optionsJSON: options as UseOptions }));

/** Asks the browser to create a passkey. @throws Error with a message for people if it creates none. */
export const createPasskey = (options: object): Promise<object> =>
  callLibrary(({ startRegistration: make }) => make({ optionsJSON: options as MakeOptions }));
