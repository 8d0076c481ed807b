import { CALL_PROBLEM_LABELS } from '../connections/webhooks';
import { joinedTexts, texts } from '../language/texts';
import type { Problem } from '../text/text-rules';
import { publicationProblem } from './exchange';

/** Where the package of an article goes when it is accepted (ADR 116). */
export const SENDING_TARGET_LABELS = texts({
  off: 'Nowhere',
  folder: 'A folder of the server',
  s3: 'An S3 bucket',
  webhook: 'A webhook: the receiver fetches the package',
});
export type SendingTarget = keyof typeof SENDING_TARGET_LABELS;
export const SENDING_TARGETS = Object.keys(SENDING_TARGET_LABELS) as readonly SendingTarget[];

export const SENDING_STATE_LABELS = texts({ WAITING: 'Waiting', SENT: 'Sent', DEAD: 'Given up' });
export type SendingState = keyof typeof SENDING_STATE_LABELS;

/** Why a package did not arrive. No label quotes a text of the article. */
export const SENDING_PROBLEM_LABELS = joinedTexts(
  CALL_PROBLEM_LABELS,
  texts({
    DENIED: 'The bucket refuses the key',
    BUCKET: 'This bucket does not exist',
    SECRET: 'The key of the bucket cannot be read any more; please enter it again',
    FOLDER: 'The folder cannot be written to',
    NOT_ACCEPTED: 'The article is not accepted any more',
    PACKAGE: 'The package could not be made; the article’s page says why when you download it there',
    SERVER: 'Something went wrong on the server',
  }),
);
export type SendingProblem = keyof typeof SENDING_PROBLEM_LABELS;

/** GET /package-sending. The answer never contains a secret. */
export interface SendingRule {
  target: SendingTarget;
  /** Address of the bucket or of the webhook; '' for the other targets. */
  address: string;
  keyId: string;
  /** Whether the secret of the bucket's key is stored. */
  hasSecret: boolean;
  /** The folder that the operator has set (PACKAGE_DIR); null: packages cannot go to a folder. */
  folder: string | null;
  /** Number of packages that wait to be sent, also while sending is switched off. */
  waiting: number;
}

export interface SendingRuleChange {
  target: SendingTarget;
  address: string;
  keyId: string;
  /** The secret of the bucket's key; '' keeps the stored one. */
  keySecret: string;
}

/** `secret`: the new secret of the webhook, shown only in this answer; null when there is no new one. */
export interface SendingRuleChanged {
  secret: string | null;
}

export interface PackageSending {
  id: string;
  articleId: string;
  number: string;
  acceptedAt: string;
  state: SendingState;
  attempts: number;
  /** The target of the last attempt; null before the first. */
  target: SendingTarget | null;
  lastTryAt: string | null;
  nextTryAt: string | null;
  problem: SendingProblem | null;
}

export interface PackageSendings {
  items: PackageSending[];
  total: number;
}

export interface SendingTest {
  /** Null: the target works. */
  problem: SendingProblem | null;
  milliseconds: number;
}

export const SENDING_MESSAGES = texts({
  target: 'Please choose where packages are sent.',
  folder: 'The operator of the server has set no folder for packages (PACKAGE_DIR).',
  bucket: 'Please enter an address such as s3://bucket/folder?region=eu-central-1.',
  keyId: 'Please enter the access key of the bucket.',
  keySecret: 'Please enter the secret of the access key.',
  off: 'Packages are not sent anywhere yet. Choose a target and save first.',
});

const MOST = 500;
const BUCKET = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w/.-]*)?\?[^\s#]+$/;

/** The problem of a bucket's address, which must contain a region or the endpoint of another store. The server checks the details. */
export function bucketProblem(address: string): Problem {
  const fits = address.length <= MOST && BUCKET.test(address) && /[?&](region|endpoint)=./.test(address);
  return fits ? undefined : SENDING_MESSAGES.bucket;
}

/** Maximum number of articles in one archive of packages. */
export const MOST_PACKAGES = 1_000;
/** Maximum number of articles that can be chosen one by one. It is lower because their ids are part of the address. */
export const MOST_CHOSEN_PACKAGES = 100;
export const PACKAGES_MESSAGES = texts({
  chosen: 'Please choose at most 100 articles, or a period.',
  none: 'No article was accepted in this period.',
  period: 'Please choose a first and a last day, in this order.',
  many: 'More than 1,000 articles were accepted in this period. Please choose a shorter one.',
});

/** The problem of a first or last day, which is `YYYY-MM-DD`. */
export const packageDayProblem = (text: string): Problem =>
  publicationProblem(text) === undefined ? undefined : PACKAGES_MESSAGES.period;
