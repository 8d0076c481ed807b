import { type PrivacyText, t } from '@contracts';

export interface ConsentValues {
  /** The version to which the person agreed. */
  privacyVersion: number | null;
}

export const NO_CONSENT: ConsentValues = { privacyVersion: null };

export const consentProblems = ({ privacyVersion }: ConsentValues): { privacyVersion?: string } =>
  privacyVersion === null
    ? { privacyVersion: t('Please read what the journal keeps about you, and agree to it.') }
    : {};

/** True if the box is ticked for the text that is shown. */
export const agrees = ({ privacyVersion }: ConsentValues, { version }: PrivacyText): boolean =>
  privacyVersion === version;
