import { texts } from '../language/texts';
import { type Problem, requiredProblem } from '../text/text-rules';
import { type GroupName, STAFF_GROUPS } from './groups';
import type { AuthRecord } from './people';

/** APP: an app that shows codes (TOTP). PASSKEY: a credential of WebAuthn. */
export type FactorKind = 'APP' | 'PASSKEY';

/** A second factor of an account, as its holder sees it. */
export interface Factor {
  id: string;
  kind: FactorKind;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
}

/** GET /user/factors */
export interface OwnFactors {
  factors: Factor[];
  recoveryCodesLeft: number;
}

/** An app whose first code is still to be entered. */
export interface NewApp {
  id: string;
  /** The app's key in base32, to type it in. */
  key: string;
  /** The same key as an otpauth URI, for a QR code. */
  uri: string;
}

/** New recovery codes. They are shown in plain text only in this answer; null when the earlier codes stay valid. */
export interface NewRecoveryCodes {
  recoveryCodes: string[] | null;
}

/** POST /user/proof/options: how the person can prove who they are before a sensitive action. */
export interface ProofOptions {
  /** False for an account without a password. */
  password: boolean;
  code: boolean;
  /** The WebAuthn options for the browser; null for an account without a passkey. */
  passkey: object | null;
}

/** How a person with a second factor can take the second step of a sign-in. */
export type SecondStepWay = 'CODE' | 'PASSKEY' | 'RECOVERY_CODE';

/** Answer to a correct first proof for an account with a second factor. There is no session yet. */
export interface SecondStep {
  secondStep: {
    /** Allows the second step once, within a short time, and nothing else. */
    ticket: string;
    expiresAt: string;
    ways: SecondStepWay[];
  };
}

/** Answer to the first proof of a sign-in: a session, or the request for a second step. */
export type SignInAnswer = AuthRecord | SecondStep;

export const MAX_FACTOR_NAME = 50;
/** Maximum number of second factors of an account. */
export const MAX_FACTORS = 10;
export const RECOVERY_CODES = 10;
/** Minutes after which a sensitive action requires a new proof of identity (lifecycle, section 5 (5)). */
export const RECENT_PROOF_MINUTES = 15;

export const FACTOR_MESSAGES = texts({
  name: 'Please enter a name.',
  code: 'Please enter the 6 digits that your app shows.',
  recoveryCode: 'Please enter one of your recovery codes.',
  proof: 'Please enter your password.',
  wrongCode: 'This code is wrong or has already been used. Please wait for the next one.',
  wrongRecoveryCode: 'This recovery code is wrong or has already been used.',
  wrongPasskey: 'This passkey was not accepted. Please try again, or choose another way.',
  wrongPassword: 'The password is wrong.',
  ticket: 'This step took too long. Please sign in again.',
});

/** The problem of a factor's name, for the server and the form. */
export const factorNameProblem = (name: string): Problem =>
  requiredProblem(name, FACTOR_MESSAGES.name, MAX_FACTOR_NAME);

/** The groups of staff in a setting of names separated by commas; other names are left out. */
export const factorGroups = (setting: string): GroupName[] =>
  STAFF_GROUPS.filter((group) => setting.split(',').includes(group));
