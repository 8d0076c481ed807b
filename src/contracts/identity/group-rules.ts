import type { GroupName } from './groups';

const AE_SETS: readonly GroupName[] = ['guest', 'author', 'reviewer'];
const OFFICE_NEVER_SETS: readonly GroupName[] = ['editor', 'webmaster'];
const AE_MAY_NOT_ENTER: readonly GroupName[] = ['assistant', 'editor', 'webmaster'];

/** Whether a member of `actor` may assign the group `to`, whatever the person's present group (lifecycle, section 1, 'Group changes'). */
export function maySetGroup(actor: GroupName, to: GroupName): boolean {
  if (actor === 'webmaster') return true;
  if (actor === 'associate editor') return AE_SETS.includes(to);
  return (actor === 'editor' || actor === 'assistant') && !OFFICE_NEVER_SETS.includes(to);
}

/**
 * Who may move a person from one group to another. Only webmasters may change a webmaster's group, or log in as a webmaster. Otherwise
 * an assistant could lock the administrators out.
 */
export function mayChangeGroup(actor: GroupName, from: GroupName, to: GroupName): boolean {
  if (!maySetGroup(actor, to)) return false;
  if (actor === 'associate editor') return AE_SETS.includes(from);
  return from !== 'webmaster' || actor === 'webmaster';
}

/** Who may log in as a member of a group, and edit their account (lifecycle, section 1, 'Login-as'; spec part 2, section 6). */
export function mayActFor(actor: GroupName, target: GroupName): boolean {
  if (actor === 'webmaster') return true;
  if (actor === 'associate editor') return !AE_MAY_NOT_ENTER.includes(target);
  return (actor === 'editor' || actor === 'assistant') && target !== 'webmaster';
}
