import { type Actor, type ArticleFile, type ArticleState, Refusal, relationsOf } from '../../article';
import { hiddenDesignations, STAFF_DESIGNATIONS, type AssignmentStatus, type Designation } from '../../contracts';
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
  'FullArticle',
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
  const hidden = hiddenDesignations(viewer.actor.kind === 'person' ? viewer.actor.group : null);
  return (file) => !hidden.includes(file.designation);
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

/** Whoever changes files must see them. @throws Refusal NOT_FOUND as for files that never were. */
export function requireVisible(state: ArticleState, actor: Actor, fileIds: readonly string[]): void {
  const visible = visibleFiles(state, { actor, relations: relationsOf(state, actor) }).map((file) => file.fileId);
  if (!fileIds.every((id) => visible.includes(id)))
    throw new Refusal('NOT_FOUND', 'There is no such file; it may have been deleted already.');
}
