import { texts } from '../language/texts';
/** The review form (spec part 1, section 3) and the assignment statuses (lifecycle, section 3). */
export const RATINGS = ['TOP10', 'TOP25', 'TOP50', 'LOW50', 'LOW25', 'NA'] as const;
export type Rating = (typeof RATINGS)[number];

export const RATING_FIELDS = [
  'significance',
  'originality',
  'design',
  'impact',
  'relevance',
  'abstractQuality',
  'conclusions',
  'referencing',
  'rating',
] as const;
export type RatingField = (typeof RATING_FIELDS)[number];

export const RECOMMENDATIONS = [
  'Acceptance',
  'ConditionalAcceptance',
  'MinorRevision',
  'MajorRevision',
  'Rejection',
  'Rejection_Inappropriate',
] as const;
/** 'None' occurs only in reviews imported from another system, without a recommendation that this form knows (ADR 115). */
export type Recommendation = (typeof RECOMMENDATIONS)[number] | 'None';

export const QUESTION_FIELDS = ['violation', 'editorialNeeded', 'volunteer'] as const;
export type QuestionField = (typeof QUESTION_FIELDS)[number];

export const COMMENT_FIELDS = [
  'general',
  'major',
  'minor',
  'commentsAbstract',
  'commentsTables',
  'commentsFigures',
  'commentsReferences',
  'commentsToEditor',
] as const;
export type CommentField = (typeof COMMENT_FIELDS)[number];

export type Review = Record<RatingField, Rating> &
  Record<QuestionField, boolean> &
  Record<CommentField, string> & { recommendation: Recommendation };

/** A review as typed so far: any field may be missing. */
export type ReviewDraft = Partial<Review>;

/** Labels of the form, also used in '<field> is required.' */
export const REVIEW_FIELD_LABELS: Record<keyof Review, string> = texts({
  significance: 'Significance',
  originality: 'Originality',
  design: 'Design',
  impact: 'Impact',
  relevance: 'Relevance',
  abstractQuality: 'Abstract quality',
  conclusions: 'Conclusions',
  referencing: 'Referencing',
  rating: 'Overall rating',
  recommendation: 'Recommendation',
  violation: 'Violation',
  editorialNeeded: 'Editorial needed',
  volunteer: 'Volunteer',
  general: 'General comments',
  major: 'Major comments',
  minor: 'Minor comments',
  commentsAbstract: 'Comments on the abstract',
  commentsTables: 'Comments on the tables',
  commentsFigures: 'Comments on the figures',
  commentsReferences: 'Comments on the references',
  commentsToEditor: 'Comments to the editor',
});

/** The ratings and recommendations in words, wherever a review is written or read. */
export const RATING_LABELS: Record<Rating, string> = texts({
  TOP10: 'Top 10%',
  TOP25: 'Top 25%',
  TOP50: 'Top 50%',
  LOW50: 'Lower 50%',
  LOW25: 'Lowest 25%',
  NA: 'Not applicable',
});

export const RECOMMENDATION_LABELS: Record<Recommendation, string> = texts({
  Acceptance: 'Acceptance',
  ConditionalAcceptance: 'Conditional acceptance',
  MinorRevision: 'Minor revision',
  MajorRevision: 'Major revision',
  Rejection: 'Rejection',
  Rejection_Inappropriate: 'Rejection, not appropriate for this journal',
  None: 'No recommendation',
});

/** The statuses as stored and shown. 'Removed' and 'Cancelled' are final statuses that are not in the spec's list (lifecycle, section 3). */
export const ASSIGNMENT_STATUSES = [
  'Selected',
  'Mailed',
  'Accepted',
  'Completed',
  'Declined',
  'No answer',
  'Removed',
  'Cancelled',
] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

export const ASSIGNMENT_LABELS: Record<AssignmentStatus, string> = texts(
  {
    Selected: 'Selected',
    Mailed: 'Mailed',
    Accepted: 'Accepted',
    Completed: 'Completed',
    Declined: 'Declined',
    'No answer': 'No answer',
    Removed: 'Removed',
    Cancelled: 'Cancelled',
  },
  'request',
);

/** The date that a request waits for now: that of the answer or of the review; null in every other state. */
export function dueOfRequest<Due>(status: AssignmentStatus, answerDue: Due, reviewDue: Due): Due | null {
  if (status === 'Mailed') return answerDue;
  return status === 'Accepted' ? reviewDue : null;
}

export const SENIORITY_LEVELS = ['JUNIOR', 'MEDIOR', 'SENIOR'] as const;
export type SeniorityLevel = (typeof SENIORITY_LEVELS)[number];

export const SENIORITY_LABELS: Record<SeniorityLevel, string> = texts({
  JUNIOR: 'Junior',
  MEDIOR: 'Medior',
  SENIOR: 'Senior',
});
