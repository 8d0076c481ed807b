import { CALL_PROBLEM_LABELS, webhookUrlProblem } from '../connections/webhooks';
import { joinedTexts, texts } from '../language/texts';

/** Why a call to the similarity service came to nothing. None of them quotes an answer. */
export const SIMILARITY_PROBLEM_LABELS = joinedTexts(
  CALL_PROBLEM_LABELS,
  texts({
    CREDENTIALS: 'The service does not accept the key',
    SECRET: 'The key cannot be read any more; please enter it again',
    TERMS: 'The service wants each person to accept its terms, which is not supported',
    FEATURE: 'The licence has no similarity reports',
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

/** What a webmaster enters, without the key. */
export interface SimilarityFields {
  /** False: nothing goes to the service. */
  active: boolean;
  /** Where the service is, such as https://journal.turnitin.com/api/v1. */
  api: string;
  /** True: each submission and revision goes by itself. */
  automatic: boolean;
  excludeQuotes: boolean;
  excludeReferences: boolean;
}

/** GET /similarity-service. It never has the key. */
export interface SimilaritySettings extends SimilarityFields {
  hasKey: boolean;
  /** The service tells by itself when a report is ready; otherwise it is asked. */
  isTold: boolean;
  /** Manuscripts under way, also while nothing is sent. */
  waiting: number;
}

export interface SimilarityChange extends SimilarityFields {
  /** '' leaves the stored one as it is. */
  apiKey: string;
}

/** POST /similarity-service/test */
export interface SimilarityTest {
  /** Null: it works. */
  problem: SimilarityProblem | null;
  milliseconds: number;
}

/** A manuscript on its way to the service and back. A webmaster does not see the score: they may be an author of it. */
export interface SimilarityRun {
  id: string;
  /** Of the manuscript; null for one of the webmaster's own. */
  articleId: string | null;
  /** Its id in addresses; null for one of the webmaster's own. */
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
  /** When it was asked for. */
  askedAt: string;
  problem: SimilarityProblem | null;
  /** How much of the text is in sources that the service knows, in percent; null until the report is ready. */
  percent: number | null;
  /** When the service made the report. */
  madeAt: string | null;
  /** The id at the service. */
  submissionId: string | null;
  /** The service has the report and shows it. */
  openable: boolean;
}

/** GET /article/{id}/similarity */
export interface SimilarityView {
  /** False: the journal has no such service. */
  offered: boolean;
  /** True when the last revision that was sent in can go to the service. */
  sendable: boolean;
  /** The latest revision first. */
  reports: SimilarityReport[];
}

/** POST /article/{id}/similarity/open: a page of the service, which works for a short time and for this person. */
export interface SimilarityLink {
  url: string;
}

export const SIMILARITY_MESSAGES = texts({
  address: 'Please enter an https address, without user name and password.',
  apiKey: 'Please enter the key.',
  off: 'Nothing goes to the similarity service yet. Switch it on and save it first.',
  notSent: 'This manuscript has not been submitted yet.',
  already: 'This manuscript is already at the similarity service.',
  noReport: 'There is no report that can be opened.',
  away: 'The similarity service does not show the report at the moment. Please try again later.',
});

type SimilarityProblems = Partial<Record<keyof SimilarityChange, string>>;

/** What is wrong. What is needed to send may be missing as long as nothing is sent. @param hasKey whether one is stored that stays. */
export function similarityProblems({ active, api, apiKey }: SimilarityChange, hasKey: boolean): SimilarityProblems {
  const problems: SimilarityProblems = {};
  const isWrong = api === '' ? active : webhookUrlProblem(api) !== undefined;
  if (isWrong) problems.api = SIMILARITY_MESSAGES.address;
  if (active && apiKey === '' && !hasKey) problems.apiKey = SIMILARITY_MESSAGES.apiKey;
  return problems;
}
