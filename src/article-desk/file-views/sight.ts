import { Refusal, type Actor, type Relation } from '../../article';

/** Who looks at an article, and how they are bound to it. */
export interface Viewer {
  actor: Actor;
  relations: ReadonlySet<Relation>;
}

/** How much of an article somebody sees: as its author, as a reviewer, or as the editorial office. */
export type Sight = 'author' | 'reviewer' | 'staff';

/**
 * The sight that goes with somebody's relations. A staff member in conflict has at most `own`, and so the author's sight
 * (lifecycle, section 1, 'Conflict wall').
 * @throws Refusal NOT_FOUND for somebody without any relation.
 */
export function sightOf(relations: ReadonlySet<Relation>): Sight {
  if (relations.has('own')) return 'author';
  if (relations.has('office') || relations.has('associate')) return 'staff';
  if (relations.has('reviewer')) return 'reviewer';
  throw new Refusal('NOT_FOUND', 'There is no such article.');
}
