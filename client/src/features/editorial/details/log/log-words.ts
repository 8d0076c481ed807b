import { type ArticleLogEntry, STATUS_LABELS, t } from '@contracts';

/** 'By System', as in spec part 2, section 2, 'Log'; for a login-as session, both people. */
export function whoDid({ triggerType, user, actingUser }: ArticleLogEntry): string {
  if (triggerType === 'SYSTEM' || !user) return t('By System');
  const name = `${user.firstName} ${user.lastName}`;
  return actingUser
    ? t('{acting} as {name}', { acting: `${actingUser.firstName} ${actingUser.lastName}`, name })
    : name;
}

/** The previous and new status, for an entry that set or changed the status. */
export function statusMove({ previousStatus, currentStatus }: ArticleLogEntry): string | null {
  if (currentStatus === null) return null;
  const to = STATUS_LABELS[currentStatus].label;
  if (previousStatus === null) return to;
  const from = STATUS_LABELS[previousStatus].label;
  return previousStatus === currentStatus ? t('{to} (unchanged)', { to }) : `${from} → ${to}`;
}
