import { type GroupName, keysOfAuthor, keysOfPerson, normalEmail, type PersonIdentity } from '../../../contracts';
import type { Actor, PersonActor } from '../commands';
import type { Role } from '../lifecycle/transitions';
import { isKeyValid } from '../reviewing/assignments';
import type { ArticleState, Assignment } from '../state';

/** How a person is related to an article (docs/house.md, 'Access'); `staff` there means office or associate. */
export type Relation = 'own' | 'reviewer' | 'associate' | 'office';

const OFFICE_GROUPS: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];

/** userId of the associate editor who holds the article now; otherwise null (lifecycle, section 2). */
export function holderOf(state: ArticleState): string | null {
  const last = state.associates.at(-1);
  return last && last.endedAt === null ? last.associateId : null;
}

/**
 * True for the uploader and for every author, who are behind the conflict wall (lifecycle, section 1). They are recognised by account, by
 * any address that the account has ever proven and by its authenticated ORCID iD, so that a change of address does not remove the wall.
 */
export function isInvolved(state: ArticleState, person: PersonIdentity): boolean {
  const keys = new Set(keysOfPerson(person));
  if (keys.has(state.uploaderId) || keys.has(normalEmail(state.uploaderEmail))) return true;
  return state.authors.some((author) => keysOfAuthor(author).some((key) => keys.has(key)));
}

/** The conflict wall also applies under login-as: an author cannot see more of the article through another person's account. */
const isWalledOff = (state: ArticleState, person: PersonActor): boolean =>
  isInvolved(state, person) || (person.real !== null && isInvolved(state, person.real));

/** True when the request exists for the reviewer: it was mailed and not removed. */
export const isKnownToReviewer = (assignment: Assignment): boolean =>
  assignment.mailedAt !== null && assignment.status !== 'Removed';

/** The open request that a mail key opens, or undefined (lifecycle, section 3, 'Links in mails'). */
export const requestOfKey = (state: ArticleState, assignmentId: string, keyHash: string): Assignment | undefined =>
  state.assignments.find(
    (one) => one.assignmentId === assignmentId && one.keyHash === keyHash && isKeyValid(one, state),
  );

/** Relations of an actor to an article; empty means that the article does not exist for them. */
export function relationsOf(state: ArticleState, actor: Actor): Set<Relation> {
  const relations = new Set<Relation>();
  if (!state.exists || state.deleted || actor.kind !== 'person') return relations;
  if (state.uploaderId === actor.userId) relations.add('own');
  if (isWalledOff(state, actor)) return relations;
  const asked = (one: Assignment): boolean => one.reviewerId === actor.userId && isKnownToReviewer(one);
  if (state.assignments.some(asked)) relations.add('reviewer');
  // Access ends with the tenure (lifecycle, section 3, 'Review mode').
  if (actor.group === 'associate editor' && holderOf(state) === actor.userId) relations.add('associate');
  if (OFFICE_GROUPS.includes(actor.group)) relations.add('office');
  return relations;
}

function officeRoles(group: GroupName): Role[] {
  if (group === 'editor') return ['E'];
  if (group === 'assistant') return ['S'];
  return ['W', 'E', 'S'];
}

/** The roles of a staff member outside the conflict wall. `isHolder`: this associate editor holds the article now. */
export function staffRoles(group: GroupName, isHolder: boolean): Set<Role> {
  if (OFFICE_GROUPS.includes(group)) return new Set(officeRoles(group));
  return new Set<Role>(group === 'associate editor' && isHolder ? ['AE'] : []);
}

/** The roles of the transitions table in which an actor may act on an article now. */
export function rolesOf(state: ArticleState, actor: Actor): Set<Role> {
  if (actor.kind === 'system') return new Set<Role>(['T']);
  if (actor.kind === 'key') return new Set<Role>(requestOfKey(state, actor.assignmentId, actor.keyHash) ? ['K'] : []);
  if (!state.exists) return new Set<Role>(['A']);
  const roles = new Set<Role>();
  const relations = relationsOf(state, actor);
  if (relations.has('own')) roles.add('A');
  if (relations.has('reviewer')) roles.add('R');
  if (relations.has('associate')) roles.add('AE');
  if (relations.has('office')) officeRoles(actor.group).forEach((role) => roles.add(role));
  return roles;
}
