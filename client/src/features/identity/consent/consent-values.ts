import { type PrivacyText, t } from '@contracts';

export interface ConsentValues {
  /** The version that was agreed to. */
  privacyVersion: number | null;
}

export const NO_CONSENT: ConsentValues = { privacyVersion: null };

export const consentProblems = ({ privacyVersion }: ConsentValues): { privacyVersion?: string } =>
  privacyVersion === null
    ? { privacyVersion: t('Please read what the journal keeps about you, and agree to it.') }
    : {};

/** True when the box is ticked for the text that is shown. */
export const agrees = ({ privacyVersion }: ConsentValues, { version }: PrivacyText): boolean =>
  privacyVersion === version;
