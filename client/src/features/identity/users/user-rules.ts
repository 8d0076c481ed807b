import {
  GROUP_LABELS,
  type GroupName,
  type GroupRef,
  GROUPS,
  mayActFor,
  mayChangeGroup,
  maySetGroup,
  type User,
} from '@contracts';

/*
 * What the signed-in person may do with another account; the server applies the same rules (lifecycle, section 1). None of it is allowed on
 * the person's own account, nor on the administrator's account in a login-as session.
 */

const isOwn = (me: User, other: User): boolean => other.id === me.id || other.id === me.actor?.id;

export const mayEdit = (me: User, other: User): boolean =>
  !isOwn(me, other) && mayActFor(me.group.group, other.group.group);

/** Not within a login-as session, which must be ended first. */
export const mayLoginAs = (me: User, other: User): boolean => me.actor === undefined && mayEdit(me, other);

const MERGING: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];

/** Only the office, and not within a login-as session. */
export const mayMerge = (me: User, other: User): boolean =>
  me.actor === undefined && MERGING.includes(me.group.group) && mayEdit(me, other);

/** Only a webmaster, not within a login-as session, and never on the webmaster's own account. */
export const mayErase = (me: User, other: User): boolean =>
  me.actor === undefined && me.group.group === 'webmaster' && !isOwn(me, other);

/** The groups that may be assigned to a user, including the current one. For null: the groups for a new account. */
export function groupChoices(me: User, other: User | null): GroupRef[] {
  if (other === null) return GROUPS.filter(({ group }) => maySetGroup(me.group.group, group));
  if (isOwn(me, other)) return [];
  const open = GROUPS.filter(({ group }) => mayChangeGroup(me.group.group, other.group.group, group));
  return open.length === 0 ? [] : GROUPS.filter(({ id }) => id === other.group.id || open.some((one) => one.id === id));
}

/** 'associate editor' -> 'Associate editor'. */
export function groupLabel(group: GroupName): string {
  const label = GROUP_LABELS[group];
  return label.charAt(0).toUpperCase() + label.slice(1);
}
