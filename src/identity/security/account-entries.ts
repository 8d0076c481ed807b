import type { PersonFields } from '../../contracts';
import type { SecurityRecord, SecurityValues } from '../../platform/security-log';
import { type Account, groupName } from '../users/account';
import { PERSON_COLUMNS } from '../users/columns';

type Entry = Pick<SecurityRecord, 'action' | 'before' | 'after'>;

const DETAILS = [...(Object.keys(PERSON_COLUMNS) as (keyof PersonFields)[]), 'language' as const].filter(
  (field) => field !== 'areasOfExpertise',
);

/** The security log's entries for a change of an account: values before and after, but nothing about the password itself. */
export function accountEntries(before: Account, after: Account): Entry[] {
  const details = DETAILS.filter((field) => before[field] !== after[field]);
  const of = (account: Account): SecurityValues =>
    Object.fromEntries(details.map((field) => [field, account[field]] as const));
  return [
    ...when(before.groupId !== after.groupId, {
      action: 'GROUP_CHANGED',
      before: { group: groupName(before.groupId) },
      after: { group: groupName(after.groupId) },
    }),
    ...when(before.email !== after.email, {
      action: 'EMAIL_CHANGED',
      before: { email: before.email },
      after: { email: after.email },
    }),
    ...when(before.passwordHash !== after.passwordHash, { action: 'PASSWORD_CHANGED' }),
    ...when(before.seniorityLevel !== after.seniorityLevel, {
      action: 'SENIORITY_CHANGED',
      before: { seniorityLevel: before.seniorityLevel },
      after: { seniorityLevel: after.seniorityLevel },
    }),
    ...when(before.areasOfExpertise !== after.areasOfExpertise, {
      action: 'EXPERTISE_CHANGED',
      before: { areasOfExpertise: before.areasOfExpertise },
      after: { areasOfExpertise: after.areasOfExpertise },
    }),
    ...when(details.length > 0, { action: 'ACCOUNT_CHANGED', before: of(before), after: of(after) }),
  ];
}

const when = (holds: boolean, entry: Entry): Entry[] => (holds ? [entry] : []);
