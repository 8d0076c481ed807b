import { type Actor, type ArticleState, type Assignment, isKnownToReviewer, type Relation } from '../../../article';
import { QUESTION_FIELDS, type ReviewDraft } from '../../../contracts';

/** How a person may read one review: all of it, without the part for the editor, or not at all. */
export type ReviewVisibility = 'own' | 'staff' | 'masked' | 'none';

const AGREED: readonly Assignment['status'][] = ['Accepted', 'Completed'];

/** Lifecycle, section 3, 'Review mode'; a person in conflict has only `own` or nothing (section 1). */
export function reviewVisibilityOf(
  state: ArticleState,
  assignment: Assignment,
  { actor, relations }: { actor: Actor; relations: ReadonlySet<Relation> },
): ReviewVisibility {
  const isDecided = assignment.status === 'Completed' && state.decidedRevisions.includes(assignment.revision);
  if (relations.has('own')) return isDecided ? 'masked' : 'none';
  const userId = actor.kind === 'person' ? actor.userId : null;
  const isTheirs = assignment.reviewerId === userId && isKnownToReviewer(assignment);
  if (relations.has('reviewer') && isTheirs) return 'own';
  if (relations.has('office') || relations.has('associate')) return 'staff';
  // Fellow reviewers are those who took part; a reviewer who declined may not read the reviews.
  const tookPart = state.assignments.some((one) => one.reviewerId === userId && AGREED.includes(one.status));
  return relations.has('reviewer') && tookPart && isDecided ? 'masked' : 'none';
}

/** For the editor only (lifecycle, section 3, 'Review mode'). */
const FOR_EDITOR: readonly string[] = ['commentsToEditor', ...QUESTION_FIELDS];

/** The review without the comments to the editor and the three questions. */
export const withoutEditorsPart = (review: ReviewDraft): ReviewDraft =>
  Object.fromEntries(Object.entries(review).filter(([field]) => !FOR_EDITOR.includes(field)));

/** The reviews that a reviewer may read in addition to their own: the others of the same revision, once there is a decision. */
export const otherReviews = (
  state: ArticleState,
  own: Assignment,
  viewer: { actor: Actor; relations: ReadonlySet<Relation> },
): Assignment[] =>
  state.assignments.filter(
    (one) => one.revision === own.revision && reviewVisibilityOf(state, one, viewer) === 'masked',
  );
