import type { ArticleStatus, Decision } from '../../src/contracts';

/** The fact tables, without schema. */
export const FACTS = {
  /** One row per article that is not deleted: submission, first decision, outcome, where it is now. */
  article: 'statistics_article',
  /** Whom an article belongs to; aside, since it is wide and rarely read. */
  people: 'statistics_people',
  /** One row per assignment of a reviewer, with its present answer. */
  request: 'statistics_request',
  /** Answers that were given before the reviewer was asked again. */
  earlierAnswer: 'statistics_earlier_answer',
  /** The addresses under which reviewers were chosen. */
  reviewer: 'statistics_reviewer',
  /** One row per decision and associate editor who had held the article by then. */
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
  /** The first decision ever, whatever became of it, and milliseconds from the submission to it. */
  first_decision_at: Date | null;
  first_decision_ms: number | null;
  /** Set while the article is decided for good: what came out, when, and milliseconds from the submission to it. */
  outcome: 'ACCEPTED' | 'REJECTED' | null;
  outcome_at: Date | null;
  outcome_ms: number | null;
  /** Who holds the article, or held it when it was decided. */
  associate_id: string | null;
  /** All who have held it, each once. */
  held_by: string[];
  /** Since when the one who holds it has been asked and has done nothing with it yet; null: they have, or nobody does. */
  asked_since: Date | null;
}

export interface PeopleFactRow {
  article_id: string;
  /** Account and address (in its normal form) of the uploader, and those of the authors. */
  uploader_keys: string[];
  author_keys: string[];
  /** While the article is accepted. */
  accepted_at: Date | null;
}

export interface RequestFactRow {
  assignment_id: string;
  article_id: string;
  reviewer_id: string;
  /** First mailing; null: not mailed yet, or removed again. Without it the request counts nowhere. */
  asked_at: Date | null;
  /** Present mailing, from which its answer is measured. */
  mailed_at: Date | null;
  /** The present answer, wiped when the reviewer is asked again. */
  answer: 'YES' | 'NO' | null;
  answered_at: Date | null;
  /** Milliseconds from the mail to the answer. */
  response_ms: number | null;
  completed: boolean;
  /** userId of the editor -> 1..5. */
  ratings: Record<string, number> | null;
  /** Mean of the ratings in billionths: whole numbers add up to the same sum in whatever order. */
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
  /** From 0, in the order in which they came to hold it: those with 0 are each decision once. */
  place: number;
}

export interface AssociateAnswerFactRow {
  answer_id: string;
  article_id: string;
  associate_id: string;
  answered_at: Date;
  /** Milliseconds from the assignment to the first thing they did with the article. */
  response_ms: number;
}
