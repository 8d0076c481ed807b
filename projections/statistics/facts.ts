import type { ArticleStatus, Decision } from '../../src/contracts';

/** The fact tables, without schema. */
export const FACTS = {
  /** One row per article that is not deleted: submission, first decision, outcome, present status. */
  article: 'statistics_article',
  /** The people of an article; separate, since it is wide and rarely read. */
  people: 'statistics_people',
  /** One row per assignment of a reviewer, with its present answer. */
  request: 'statistics_request',
  /** Answers before the reviewer was invited again. */
  earlierAnswer: 'statistics_earlier_answer',
  /** Addresses of reviewers at the time they were chosen. */
  reviewer: 'statistics_reviewer',
  /** One row per decision and associate editor who had held the article before the decision. */
  decision: 'statistics_decision',
  /** One row per assignment of an associate editor that they acted on. */
  associateAnswer: 'statistics_associate_answer',
} as const;

export type FactTable = keyof typeof FACTS;

export interface ArticleFactRow {
  article_id: string;
  type_id: number | null;
  status: ArticleStatus;
  status_since: Date;
  /** First submission. */
  submitted_at: Date | null;
  /** The first decision ever, whatever followed, and milliseconds from the submission to it. */
  first_decision_at: Date | null;
  first_decision_ms: number | null;
  /** Set while the article has a final decision: the outcome, its time, and milliseconds from the submission to it. */
  outcome: 'ACCEPTED' | 'REJECTED' | null;
  outcome_at: Date | null;
  outcome_ms: number | null;
  /** The associate editor who holds the article, or held it when it was decided. */
  associate_id: string | null;
  /** All associate editors who have held it, each once. */
  held_by: string[];
  /** When the present holder got it, while they have not acted yet; null: they have acted, or there is no holder. */
  asked_since: Date | null;
}

export interface PeopleFactRow {
  article_id: string;
  /** Account and normalised address of the uploader, and those of the authors. */
  uploader_keys: string[];
  author_keys: string[];
  /** Set while the article is accepted. */
  accepted_at: Date | null;
}

export interface RequestFactRow {
  assignment_id: string;
  article_id: string;
  reviewer_id: string;
  /** First mailing; null: not mailed yet, or removed again. Without it the request is not counted. */
  asked_at: Date | null;
  /** Present mailing, the start of its response time. */
  mailed_at: Date | null;
  /** The present answer, reset by a new invitation. */
  answer: 'YES' | 'NO' | null;
  answered_at: Date | null;
  /** Milliseconds from the mail to the answer. */
  response_ms: number | null;
  completed: boolean;
  /** userId of the editor -> 1..5. */
  ratings: Record<string, number> | null;
  /** Mean of the ratings in billionths: the sum of whole numbers does not depend on their order. */
  rating: number | null;
}

export interface EarlierAnswerFactRow {
  answer_id: string;
  assignment_id: string;
  article_id: string;
  reviewer_id: string;
  answered_at: Date;
  response_ms: number;
}

export interface DecisionFactRow {
  row_id: string;
  article_id: string;
  decision: Decision;
  decided_at: Date;
  associate_id: string;
  /** Counted from 0, in the order of their tenures: the rows with 0 contain each decision once. */
  place: number;
}

export interface AssociateAnswerFactRow {
  answer_id: string;
  article_id: string;
  associate_id: string;
  answered_at: Date;
  /** Milliseconds from the assignment to their first action on the article. */
  response_ms: number;
}
