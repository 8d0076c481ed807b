import { CALL_PROBLEM_LABELS, webhookUrlProblem } from '../connections/webhooks';
import { joinedTexts, texts } from '../language/texts';

/** Why a call to the similarity service failed. No label quotes an answer of the service. */
export const SIMILARITY_PROBLEM_LABELS = joinedTexts(
  CALL_PROBLEM_LABELS,
  texts({
    CREDENTIALS: 'The service does not accept the key',
    SECRET: 'The key cannot be read any more; please enter it again',
    TERMS: 'The service wants each person to accept its terms, which is not supported',
    FEATURE: 'The licence does not include similarity reports',
    REFUSED: 'The service refuses the request',
    DOCUMENT: 'The service cannot read the manuscript',
    FILE: 'There is no manuscript that can be sent',
    SLOW: 'The service came to no result within two days',
    SERVER: 'Something went wrong on the server',
  }),
);
export type SimilarityProblem = keyof typeof SIMILARITY_PROBLEM_LABELS;

/** REMOVING: to be deleted at the service. */
export const SIMILARITY_STATE_LABELS = texts({
  WAITING: 'Under way',
  DONE: 'Report ready',
  DEAD: 'Given up',
  REMOVING: 'Being removed',
});
export type SimilarityState = keyof typeof SIMILARITY_STATE_LABELS;

/** The settings that a webmaster enters, without the key. */
export interface SimilarityFields {
  /** False: nothing goes to the service. */
  active: boolean;
  /** Address of the service's API, such as https://journal.turnitin.com/api/v1. */
  api: string;
  /** True: each submission and revision is sent to the service automatically. */
  automatic: boolean;
  excludeQuotes: boolean;
  excludeReferences: boolean;
}

/** GET /similarity-service. The answer never contains the key. */
export interface SimilaritySettings extends SimilarityFields {
  hasKey: boolean;
  /** True: the service notifies the journal when a report is ready. False: the journal polls the service. */
  isTold: boolean;
  /** Number of manuscripts that wait for their report, also while sending is switched off. */
  waiting: number;
}

export interface SimilarityChange extends SimilarityFields {
  /** The key; '' keeps the stored one. */
  apiKey: string;
}

/** POST /similarity-service/test: the result of a test of the service. */
export interface SimilarityTest {
  /** Null: the service works. */
  problem: SimilarityProblem | null;
  milliseconds: number;
}

/** A manuscript that was or will be sent to the service. The score is left out, since the webmaster may be an author of the manuscript. */
export interface SimilarityRun {
  id: string;
  /** Number of the manuscript; null for the webmaster's own manuscripts. */
  articleId: string | null;
  /** Id of the manuscript in addresses; null for the webmaster's own manuscripts. */
  leadsTo: string | null;
  revision: number;
  state: SimilarityState;
  attempts: number;
  lastTryAt: string | null;
  nextTryAt: string | null;
  problem: SimilarityProblem | null;
}

export interface SimilarityRuns {
  items: SimilarityRun[];
  total: number;
}

/** The report of one revision, for the office. */
export interface SimilarityReport {
  revision: number;
  state: Exclude<SimilarityState, 'REMOVING'>;
  /** When the report was requested. */
  askedAt: string;
  problem: SimilarityProblem | null;
  /** Percentage of the text that is in sources known to the service; null until the report is ready. */
  percent: number | null;
  /** When the service made the report. */
  madeAt: string | null;
  /** The id of the submission at the service. */
  submissionId: string | null;
  /** True when the service has the report and can show it. */
  openable: boolean;
  /** True when the authors have replaced the manuscript since the report was requested. */
  outdated: boolean;
}

/** GET /article/{id}/similarity: the reports of the similarity service about an article. */
export interface SimilarityView {
  /** False: the journal has no such service. */
  offered: boolean;
  /** True when the last submitted manuscript can be sent to the service. */
  sendable: boolean;
  /** The reports, latest revision first. */
  reports: SimilarityReport[];
}

/** POST /article/{id}/similarity/open: the address of a page of the service. It works for a short time, and only for this person. */
export interface SimilarityLink {
  url: string;
}

export const SIMILARITY_MESSAGES = texts({
  address: 'Please enter an https address, without user name and password.',
  apiKey: 'Please enter the key.',
  off: 'Nothing is sent to the similarity service yet. Switch it on and save first.',
  notSent: 'This manuscript has not been submitted yet.',
  already: 'This manuscript is already at the similarity service.',
  noReport: 'There is no report that can be opened.',
  away: 'The similarity service does not show the report at the moment. Please try again later.',
});

type SimilarityProblems = Partial<Record<keyof SimilarityChange, string>>;

/**
 * The problems of the settings, by field. While sending is switched off, the fields that sending needs may be empty.
 * @param hasKey whether a key is stored that will be kept
 */
export function similarityProblems({ active, api, apiKey }: SimilarityChange, hasKey: boolean): SimilarityProblems {
  const problems: SimilarityProblems = {};
  const isWrong = api === '' ? active : webhookUrlProblem(api) !== undefined;
  if (isWrong) problems.api = SIMILARITY_MESSAGES.address;
  if (active && apiKey === '' && !hasKey) problems.apiKey = SIMILARITY_MESSAGES.apiKey;
  return problems;
}
