import { GROUPS, isStaff } from '../../contracts';

/** Days after which a session ends, however much it is used (lifecycle, section 5 (8)). */
export const SESSION_DAYS = 30;

const STAFF_IDS = GROUPS.filter(({ group }) => isStaff(group)).map(({ id }) => id);

/**
 * SQL condition: the session `s` was not used for too long: 12 hours for staff, otherwise 7 days (lifecycle, section 5 (8)).
 * `groupId`: an SQL expression for the group of the real person, on whose rights a login-as session is based.
 */
export const isIdle = (groupId: string): string =>
  `(s.last_seen_at <= now() - CASE WHEN ${groupId} IN (${STAFF_IDS.join(', ')}) THEN interval '12 hours' ELSE interval '7 days' END)`;

/** SQL condition: the time of the last use of the session `s` must be written again. Limits this to one write per minute and session. */
export const IS_SEEN_LONG_AGO = `(s.last_seen_at <= now() - interval '1 minute')`;
