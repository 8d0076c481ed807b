import type { ArticleStatus } from '../article/article-status';
import type { GroupName } from '../identity/groups';
import type { PersonFields } from '../identity/people';
import type { AssignmentStatus, Recommendation, SeniorityLevel } from '../review/review';

/** The three lists of a person's page: what they wrote, what they were asked to review, what they hold as associate editor. */
export const PERSON_PARTS = ['written', 'reviews', 'held'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

/** Rows of one page of such a list, unless asked for otherwise; and the most. */
export const PERSON_PAGE = 25;
export const MAX_PERSON_PAGE = 100;

/** All numbers are over the articles that the viewer may see, and over the person's whole time. */
export interface PersonNumbers {
  /** Requests that were mailed and not taken back. */
  asked: number;
  /** Requests that wait for an answer or a review. */
  open: number;
  finished: number;
  /** Open requests whose date has passed. */
  late: number;
  /** Part of the requests that were answered; null without a request. */
  answerRate: number | null;
  /** Mean days from the mail to the answer; null without an answer. */
  daysToAnswer: number | null;
  /** Mean of the editors' ratings, 1 to 5; null when nothing was rated. */
  averageRating: number | null;
}

/** GET /person/{id}. */
export interface PersonPage extends Pick<
  PersonFields,
  'firstName' | 'middleName' | 'lastName' | 'institute' | 'department' | 'city' | 'country' | 'orcid'
> {
  id: string;
  email: string;
  group: GroupName;
  areasOfExpertise: string | null;
  seniorityLevel: SeniorityLevel | null;
  /** The ORCID iD that came from ORCID itself, not typed. */
  authenticatedOrcid: string | null;
  unproven: boolean;
  /** Length of each list. */
  counts: Record<PersonPart, number>;
  numbers: PersonNumbers;
  /** True for an associate editor: only the articles that they hold are listed and counted. */
  onlyHeld: boolean;
}

/** One request to a reviewer in the list of reviews. */
export interface PersonReview {
  id: string;
  revision: number;
  status: AssignmentStatus;
  mailedDate: string | null;
  completedDate: string | null;
  recommendation: Recommendation | null;
  rating: number | null;
}

/** GET /person/{id}/articles: a row of one of the lists. */
export interface PersonArticle {
  /** Unique in the list; an article may have several requests to one person. */
  key: string;
  id: string;
  articleId: string;
  articleTitle: string;
  revision: number;
  status: ArticleStatus;
  submitted: string | null;
  /** The date by which this person should answer, review or advise; null when nothing is expected of them. */
  dueDate: string | null;
  lateDays: number | null;
  /** Only in the list of reviews. */
  review: PersonReview | null;
}
