import type { ArticleFile, ArticleState } from '../../article';
import { STAFF_DESIGNATIONS, type AssignmentStatus, type Designation } from '../../contracts';
import { sightOf, type Viewer } from './sight';

/** The parts of a manuscript that are reviewed; cover letter and overview (which names the nominated reviewers) are none. */
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
];
const REVIEWING: readonly AssignmentStatus[] = ['Accepted', 'Completed'];

/** A reviewer has the revisions that they agreed to review, from the moment they agreed (lifecycle, section 3). */
function forReviewer(state: ArticleState, userId: string): (file: ArticleFile) => boolean {
  const own = state.assignments.filter((one) => one.reviewerId === userId && REVIEWING.includes(one.status));
  const revisions = new Set(own.map((one) => one.revision));
  return (file) => revisions.has(file.revision) && REVIEWED.includes(file.designation);
}

/** Spec part 2, section 6: an assistant sees files except Overview, editors and associate editors except Tables. */
function forStaff(viewer: Viewer): (file: ArticleFile) => boolean {
  const group = viewer.actor.kind === 'person' ? viewer.actor.group : null;
  if (group === 'webmaster') return () => true;
  const hidden: Designation = group === 'assistant' ? 'Overview' : 'Tables';
  return (file) => file.designation !== hidden;
}

function rule(state: ArticleState, viewer: Viewer): (file: ArticleFile) => boolean {
  const sight = sightOf(viewer.relations);
  if (sight === 'staff') return forStaff(viewer);
  if (sight === 'author') return (file) => !STAFF_DESIGNATIONS.includes(file.designation);
  return viewer.actor.kind === 'person' ? forReviewer(state, viewer.actor.userId) : () => false;
}

/** The present files of an article that somebody may see, in the order in which they were added. */
export const visibleFiles = (state: ArticleState, viewer: Viewer): ArticleFile[] =>
  state.files.filter(rule(state, viewer));
