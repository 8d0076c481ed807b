import { type Actor, type ArticleFile, type ArticleState, isForReviewer, Refusal, relationsOf } from '../../article';
import { hiddenDesignations, STAFF_DESIGNATIONS } from '../../contracts';
import { type Viewer, viewerRoleOf } from './viewer-role';

/** Spec part 2, section 6: an assistant sees all files except Overview, editors and associate editors all except Tables. */
function forStaff(viewer: Viewer): (file: ArticleFile) => boolean {
  const hidden = hiddenDesignations(viewer.actor.kind === 'person' ? viewer.actor.group : null);
  return (file) => !hidden.includes(file.designation);
}

function rule(state: ArticleState, viewer: Viewer): (file: ArticleFile) => boolean {
  const viewerRole = viewerRoleOf(viewer.relations);
  if (viewerRole === 'staff') return forStaff(viewer);
  if (viewerRole === 'author') return (file) => !STAFF_DESIGNATIONS.includes(file.designation);
  return viewer.actor.kind === 'person' ? isForReviewer(state, viewer.actor.userId) : () => false;
}

/** The present files of an article that a person may see, in the order in which they were added. */
export const visibleFiles = (state: ArticleState, viewer: Viewer): ArticleFile[] =>
  state.files.filter(rule(state, viewer));

/**
 * A person who changes files must be able to see them.
 * @throws Refusal NOT_FOUND as for files that do not exist.
 */
export function requireVisible(state: ArticleState, actor: Actor, fileIds: readonly string[]): void {
  const visible = visibleFiles(state, { actor, relations: relationsOf(state, actor) }).map((file) => file.fileId);
  if (!fileIds.every((id) => visible.includes(id)))
    throw new Refusal('NOT_FOUND', 'There is no such file; it may have been deleted already.');
}
