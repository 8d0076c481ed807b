import type { AssignmentStatus, Designation } from '../../../contracts';
import type { ArticleFile } from '../events';
import { isAnonymousToReviewers } from '../reviewing/review-mode';
import type { ArticleState } from '../state';
import { hasAnonymousCopy } from './anonymous-files';

/**
 * The parts of a manuscript that reviewers receive. Cover letter and overview (which contains the names of the nominated reviewers)
 * are not among them.
 */
const REVIEWED: readonly Designation[] = [
  'Manuscript',
  'ManuscriptPDF',
  'UnmarkedManuscriptPDF',
  'MarkedManuscript',
  'MarkedManuscriptPDF',
  'RebuttalLetter',
  'RebuttalLetterPDF',
  'Figure',
  'FigurePDF',
  'SupplementaryFigures',
  'Additional',
  'Video',
  'Tables',
  'Abstract',
  'FullArticle',
];
const REVIEWING: readonly AssignmentStatus[] = ['Accepted', 'Completed'];

/** True for a part of the manuscript that reviewers receive. */
export const isReviewed = ({ designation }: Pick<ArticleFile, 'designation'>): boolean =>
  REVIEWED.includes(designation);

/** Selects the files of the revisions that a reviewer agreed to review, once they have agreed (lifecycle, section 3). */
export function isForReviewer(state: ArticleState, reviewerId: string): (file: ArticleFile) => boolean {
  const own = state.assignments.filter((one) => one.reviewerId === reviewerId && REVIEWING.includes(one.status));
  const revisions = new Set(own.map((one) => one.revision));
  const isOpen = isAnonymousToReviewers(state) ? hasAnonymousCopy : () => true;
  return (file) => revisions.has(file.revision) && isReviewed(file) && isOpen(file);
}
