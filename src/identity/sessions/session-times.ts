import { GROUPS, isStaff } from '../../contracts';

/** A session ends after so many days, however much it is used (lifecycle, section 5 (8)). */
export const SESSION_DAYS = 30;

const STAFF_IDS = GROUPS.filter(({ group }) => isStaff(group)).map(({ id }) => id);

/**
 * SQL condition: nobody has used the session `s` for too long (lifecycle, section 5 (8)): 12 hours for staff, else 7 days.
 * `groupId`: an SQL expression for the group of the real person, whose rights a login-as session comes from.
 */
export const isIdle = (groupId: string): string =>
  `(s.last_seen_at <= now() - CASE WHEN ${groupId} IN (${STAFF_IDS.join(', ')}) THEN interval '12 hours' ELSE interval '7 days' END)`;

/** SQL condition: the time at which the session `s` was last used is written again. At most one write a minute for each session. */
export const IS_SEEN_LONG_AGO = `(s.last_seen_at <= now() - interval '1 minute')`;
