import { type ArticleLogEntry, STATUS_LABELS } from '@contracts';

/** 'By System', as in spec part 2, section 2, 'Log'; in a login-as session, both people. */
export function whoDid({ triggerType, user, actingUser }: ArticleLogEntry): string {
  if (triggerType === 'SYSTEM' || !user) return 'By System';
  const name = `${user.firstName} ${user.lastName}`;
  return actingUser ? `${actingUser.firstName} ${actingUser.lastName} as ${name}` : name;
}

/** The previous and new status, for an entry that set or changed the status. */
export function statusMove({ previousStatus, currentStatus }: ArticleLogEntry): string | null {
  if (currentStatus === null) return null;
  const to = STATUS_LABELS[currentStatus].label;
  if (previousStatus === null) return to;
  const from = STATUS_LABELS[previousStatus].label;
  return previousStatus === currentStatus ? `${to} (unchanged)` : `${from} → ${to}`;
}
