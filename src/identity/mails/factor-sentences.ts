import { type LocalisedText } from '../../platform/language/current-language';

const FACTORS = {
  APP: { en: 'authenticator app', nl: 'authenticator-app' },
  PASSKEY: { en: 'passkey', nl: 'passkey' },
};

/** Sentences for the mail about a change of second factors. */
export const FACTOR_SENTENCES = {
  appAdded: (name: string): LocalisedText => ({
    en: `The authenticator app “${name}” was added. Signing in now asks for a code as well.`,
    nl: `De authenticator-app “${name}” is toegevoegd. Bij het aanmelden wordt nu ook een code gevraagd.`,
  }),
  passkeyAdded: (name: string): LocalisedText => ({
    en: `The passkey “${name}” was added. It can be used to sign in.`,
    nl: `De passkey “${name}” is toegevoegd. U kunt zich ermee aanmelden.`,
  }),
  removed: (kind: keyof typeof FACTORS, name: string, isLast: boolean): LocalisedText => ({
    en: `The ${FACTORS[kind].en} “${name}” was removed.${isLast ? ' Signing in now asks for the password only.' : ''}`,
    nl: `De ${FACTORS[kind].nl} “${name}” is verwijderd.${isLast ? ' Bij het aanmelden wordt nu alleen het wachtwoord gevraagd.' : ''}`,
  }),
  codesMade: (count: number): LocalisedText => ({
    en: `${count} new recovery codes were created. The earlier ones no longer work.`,
    nl: `Er zijn ${count} nieuwe herstelcodes gemaakt. De eerdere werken niet meer.`,
  }),
  codeUsed: (left: number): LocalisedText => ({
    en: `A recovery code was used to sign in to your account. ${left} of your recovery codes are left.`,
    nl: `Er is een herstelcode gebruikt om zich aan te melden bij uw account. U hebt nog ${left} herstelcodes.`,
  }),
  allRemoved: {
    en: 'All second factors were removed with the link that the editorial office sent. All sessions have ended.',
    nl: 'Alle tweede factoren zijn verwijderd met de link die de redactie heeft gestuurd. Alle sessies zijn beëindigd.',
  } satisfies LocalisedText,
} as const;
