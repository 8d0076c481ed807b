import { type Actor, Refusal, type Relation } from '../../article';

/** The person who looks at an article, and their relations to it. */
export interface Viewer {
  actor: Actor;
  relations: ReadonlySet<Relation>;
}

/** How much of an article a person sees: as its author, as a reviewer, or as the editorial office. */
export type ViewerRole = 'author' | 'reviewer' | 'staff';

/**
 * The viewer role that follows from a person's relations. A staff member in conflict has at most `own`, and so the author's role
 * (lifecycle, section 1, 'Conflict wall').
 * @throws Refusal NOT_FOUND for a person without any relation.
 */
export function viewerRoleOf(relations: ReadonlySet<Relation>): ViewerRole {
  if (relations.has('own')) return 'author';
  if (relations.has('office') || relations.has('associate')) return 'staff';
  if (relations.has('reviewer')) return 'reviewer';
  throw new Refusal('NOT_FOUND', 'This article does not exist.');
}
