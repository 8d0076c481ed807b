import type { GroupName } from '../../../contracts';

/** The signed-in person of a request. Fits the article's Actor of kind 'person' once `kind` is added. */
export interface RequestUser {
  userId: string;
  email: string;
  group: GroupName;
  /** The real person behind a login-as session, else null (lifecycle, section 1). */
  realUserId: string | null;
  /** Their address, by which they may be an author of what the other person sees. */
  realEmail?: string | null;
  sessionId: string;
  firstName: string;
  lastName: string;
}

/** What the HTTP edge needs from whoever keeps the sessions; provided by the identity module. */
export interface SessionReader {
  /** The person of a live session; null when it is unknown, ended or expired. */
  find(sessionId: string): Promise<RequestUser | null>;
  /** The people of those of these sessions that are alive, by one query and as they are now. */
  findAll(sessionIds: readonly string[]): Promise<RequestUser[]>;
}

/** Topic of the notices (platform/notices) that a session has ended or somebody's account has changed: look again. */
export const SESSIONS_CHANGED = 'sessions';

/** Dependency injection token of the SessionReader. */
export const SESSION_READER = Symbol('SESSION_READER');

/** Claims of the access token. */
export interface TokenClaims {
  sub: string;
  jti: string;
  /** Id of the real person under login-as. */
  act?: string;
}
