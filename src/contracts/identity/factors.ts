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
  /** In base32, for typing. */
  key: string;
  /** The same as an address, for a QR code. */
  uri: string;
}

/** Recovery codes, in plain text only here; null where the earlier ones stay. */
export interface NewRecoveryCodes {
  recoveryCodes: string[] | null;
}

/** POST /user/proof/options: how the person can prove who they are before a sensitive act. */
export interface ProofOptions {
  /** False for an account without a password. */
  password: boolean;
  code: boolean;
  /** What the browser needs; null without a passkey. */
  passkey: object | null;
}

/** How a person with a second factor can take the second step of a sign-in. */
export type SecondStepWay = 'CODE' | 'PASSKEY' | 'RECOVERY_CODE';

/** Answer to a right first proof of an account with a second factor: no session yet. */
export interface SecondStep {
  secondStep: {
    /** Opens the second step once, for a short time, and nothing else. */
    ticket: string;
    expiresAt: string;
    ways: SecondStepWay[];
  };
}

/** Answer to a first proof of a sign-in. */
export type SignInAnswer = AuthRecord | SecondStep;

export const MAX_FACTOR_NAME = 50;
/** Factors that an account can have. */
export const MAX_FACTORS = 10;
export const RECOVERY_CODES = 10;
/** Minutes after which a sensitive act asks again for a proof (lifecycle, section 5 (5)). */
export const RECENT_PROOF_MINUTES = 15;

export const FACTOR_MESSAGES = texts({
  name: 'Please enter a name.',
  code: 'Please enter the 6 digits that your app shows.',
  recoveryCode: 'Please enter one of your recovery codes.',
  proof: 'Please enter your password.',
  wrongCode: 'This code is not right, or was used already. Please wait for the next one.',
  wrongRecoveryCode: 'This recovery code is not right, or was used already.',
  wrongPasskey: 'This passkey was not accepted. Please try again, or choose another way.',
  wrongPassword: 'The password is wrong.',
  ticket: 'This step took too long. Please sign in again.',
});

/** The problem of a factor's name, for the server and the form. */
export const factorNameProblem = (name: string): Problem =>
  requiredProblem(name, FACTOR_MESSAGES.name, MAX_FACTOR_NAME);

/** The groups of staff that a setting names, separated by commas; others are left out. */
export const factorGroups = (setting: string): GroupName[] =>
  STAFF_GROUPS.filter((group) => setting.split(',').includes(group));
