import type { ArticleStatus } from '../article/article-status';
import type { GroupName } from '../identity/groups';
import type { PersonFields } from '../identity/people';
import type { AssignmentStatus, Recommendation, SeniorityLevel } from '../review/review';

/** The three lists of a person's page: articles that they wrote, were asked to review, and hold as associate editor. */
export const PERSON_PARTS = ['written', 'reviews', 'held'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

/** Default number of rows on one page of such a list; MAX_PERSON_PAGE is the maximum. */
export const PERSON_PAGE = 25;
export const MAX_PERSON_PAGE = 100;

/** A reviewer's numbers. They cover all articles that the viewer may see, without a limit in time. */
export interface PersonNumbers {
  /** Number of requests that were mailed and not taken back. */
  asked: number;
  /** Number of requests that wait for an answer or a review. */
  open: number;
  finished: number;
  /** Number of open requests whose due date has passed. */
  late: number;
  /** Fraction 0..1 of the requests that were answered; null without a request. */
  answerRate: number | null;
  /** Mean number of days from a mail to its answer; null without an answer. */
  daysToAnswer: number | null;
  /** Mean of the editors' ratings, 1 to 5; null when nothing was rated. */
  averageRating: number | null;
}

/** GET /person/{id}: a person, with the numbers of their work for the journal. */
export interface PersonPage extends Pick<
  PersonFields,
  'firstName' | 'middleName' | 'lastName' | 'institute' | 'department' | 'city' | 'country' | 'orcid'
> {
  id: string;
  email: string;
  group: GroupName;
  areasOfExpertise: string | null;
  seniorityLevel: SeniorityLevel | null;
  /** The ORCID iD that ORCID itself has confirmed, as opposed to one that was typed. */
  authenticatedOrcid: string | null;
  unproven: boolean;
  /** Number of rows in each list. */
  counts: Record<PersonPart, number>;
  numbers: PersonNumbers;
  /** True when the viewer is an associate editor: only articles that the viewer holds are listed and counted. */
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
  /** Unique in the list. The article's id is not, since an article may have several requests to one person. */
  key: string;
  id: string;
  articleId: string;
  articleTitle: string;
  revision: number;
  status: ArticleStatus;
  submitted: string | null;
  /** The date by which this person should answer, review or advise; null when nothing is expected from them. */
  dueDate: string | null;
  lateDays: number | null;
  /** The request; null in the other two lists. */
  review: PersonReview | null;
}
