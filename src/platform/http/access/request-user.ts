import type { ApiScope, GroupName, Language, PersonIdentity } from '../../../contracts';

/** The signed-in person of a request. With a `kind`, it matches the article's Actor of kind 'person'. */
export interface RequestUser extends PersonIdentity {
  email: string;
  group: GroupName;
  /** Null: the person has not chosen a language. */
  language: Language | null;
  /** The real person behind a login-as session, else null (lifecycle, section 1). */
  realUserId: string | null;
  /** The real person behind a login-as session, who may be an author of an article that the other person sees. */
  real: PersonIdentity | null;
  /** True until the person who registered has proven the address: the account can do nothing but draft (lifecycle, section 5 (1)). */
  unproven: boolean;
  /** The time from which the person must have a second factor but has none; null if none is required (lifecycle, section 5 (5)). */
  factorDue: Date | null;
  sessionId: string;
  /** The key by which another program calls, with the rights of the person who made it; absent in sessions (ADR 111). */
  apiKey?: { name: string; scopes: readonly ApiScope[] };
  firstName: string;
  lastName: string;
}

/** What the HTTP edge needs from the session store; provided by the identity module. */
export interface SessionReader {
  /** The person of an active session; null when it is unknown, ended or expired. */
  find(sessionId: string): Promise<RequestUser | null>;
  /** The current people of those sessions that are active, in one query. */
  findAll(sessionIds: readonly string[]): Promise<RequestUser[]>;
  /** True if the person proved within the last minutes that they use this session. */
  hasRecentProof(sessionId: string): Promise<boolean>;
}

/** What the HTTP edge needs to know about the keys of other programs; provided by the identity module. */
export interface ApiKeyReader {
  /** The person with whose rights an active key reads; null for any other text. */
  find(key: string): Promise<RequestUser | null>;
}

/** Dependency injection token of the ApiKeyReader. */
export const API_KEY_READER = Symbol('API_KEY_READER');

/** Topic of the process notifications (platform/process-notifications) that a session has ended or an account has changed. */
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
