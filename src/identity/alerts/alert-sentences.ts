import type { LocalisedText } from '../../platform/language/current-language';
import { clientParts } from '../sessions/client-words';
import type { SignInClient } from '../sessions/sign-in-client';

/** Why the holder of the account is notified of a sign-in. */
export type SignInAlert = 'NEW_DEVICE' | 'CODE_REUSED';

/** The sentence in the mail. The IP address is left out if the server does not know it. */
export function alertSentence(alert: SignInAlert, from: SignInClient): LocalisedText {
  return alert === 'NEW_DEVICE' ? newDevice(from) : CODE_REUSED;
}

function newDevice({ userAgent, address }: SignInClient): LocalisedText {
  const { program, system } = clientParts(userAgent);
  const en = `${program ?? 'an unknown program'}${system === null ? '' : ` on ${system}`}`;
  const nl = `${program ?? 'een onbekend programma'}${system === null ? '' : ` op ${system}`}`;
  const at = address === null ? { en: '', nl: '' } : { en: ` (address ${address})`, nl: ` (adres ${address})` };
  return {
    en: `Your account was used to sign in from ${en}${at.en}. It has not been used from there before.`,
    nl: `Er is met uw account aangemeld vanuit ${nl}${at.nl}. Vandaar is het niet eerder gebruikt.`,
  };
}

const CODE_REUSED: LocalisedText = {
  en: 'Someone tried to sign in to your account with a code from your authenticator app that had already been used. It was refused. They may know your password and have seen the code.',
  nl: 'Een code van uw authenticator-app die al was gebruikt, is nogmaals opgegeven voor uw account. De code is geweigerd. Mogelijk kent iemand uw wachtwoord en heeft die de code gezien.',
};
