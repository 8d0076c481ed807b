import type { RequestUser } from '../../platform/http/access/request-user';
import type { DemandedPerson } from '../factors/factor-demand';
import { groupName } from '../users/account';
import { IS_SEEN_LONG_AGO, isIdle } from './session-times';
import type { SignInClient } from './sign-in-client';

/** The data of a session to open. */
export interface NewSession {
  userId: string;
  /** The account's password hash at the time of the proof. A session is not opened if the password was replaced in the meantime. */
  passwordHash: string | null;
  /** The real person behind a login-as session; otherwise null. */
  realUserId: string | null;
  /** Browser and address of the sign-in; null for a session that replaces another one, whose values it keeps. */
  client: SignInClient | null;
  /** The session that this one replaces. The new session ends when that one would have, so that login-as does not extend it. */
  replaces: string | null;
}

export const IDLE = isIdle('coalesce(r.group_id, u.group_id)');

/** SQL for active sessions with their people. The demand for a second factor applies to the real person. */
export const SESSION_SELECT = `SELECT s.id AS "sessionId", u.id AS "userId", u.former_ids AS "formerIds", u.addresses,
    u.authenticated_orcid AS "authenticatedOrcid",
    s.real_user_id AS "realUserId", r.addresses AS "realAddresses", r.former_ids AS "realFormerIds", r.authenticated_orcid AS "realOrcid",
    u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.group_id AS "groupId", u.unproven, u.language,
    r.group_id AS "realGroupId",
    CASE WHEN r.id IS NULL THEN u.factor_demanded_at ELSE r.factor_demanded_at END AS "demandedAt",
    EXISTS (SELECT FROM app.factors f WHERE f.user_id = coalesce(r.id, u.id) AND f.confirmed_at IS NOT NULL) AS "hasFactor",
    ${IDLE} AS "isIdle", ${IS_SEEN_LONG_AGO} AS "isSeenLongAgo"
  FROM app.sessions s JOIN app.users u ON u.id = s.user_id AND NOT u.deleted
  LEFT JOIN app.users r ON r.id = s.real_user_id
  WHERE s.revoked_at IS NULL AND s.expires_at > now()`;

export interface SessionRow extends Omit<RequestUser, 'group' | 'real' | 'factorDue'> {
  realAddresses: string[] | null;
  realFormerIds: string[] | null;
  realOrcid: string | null;
  groupId: number;
  realGroupId: number | null;
  demandedAt: Date | null;
  hasFactor: boolean;
  isIdle: boolean;
  isSeenLongAgo: boolean;
}

/** The person who must have a second factor for this session. */
export const demandedOf = ({ userId, realUserId, groupId, realGroupId, ...row }: SessionRow): DemandedPerson => ({
  userId: realUserId ?? userId,
  group: groupName(realGroupId ?? groupId),
  hasFactor: row.hasFactor,
  demandedAt: row.demandedAt,
});

export function userOfRow(row: SessionRow, factorDue: Date | null): RequestUser {
  const { userId, formerIds, addresses, authenticatedOrcid, realUserId, sessionId } = row;
  const { email, firstName, lastName, unproven, language } = row;
  const person = { userId, formerIds, addresses, authenticatedOrcid, email, firstName, lastName, unproven, language };
  return { ...person, realUserId, real: realOf(row), factorDue, sessionId, group: groupName(row.groupId) };
}

function realOf({ realUserId, realAddresses, realFormerIds, realOrcid }: SessionRow): RequestUser['real'] {
  if (realUserId === null) return null;
  const known = { addresses: realAddresses ?? [], formerIds: realFormerIds ?? [], authenticatedOrcid: realOrcid };
  return { userId: realUserId, ...known };
}
