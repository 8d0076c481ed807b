/** GET /user/sessions: a place where a person is signed in (lifecycle, section 5 (8)). */
export interface OwnSession {
  id: string;
  /** ISO 8601 UTC. */
  startedAt: string;
  /** ISO 8601 UTC, to the minute or so. */
  lastSeenAt: string;
  /** Browser and system in words, such as 'Firefox on Windows'. */
  client: string;
  /** The address it was signed in from; null when unknown, as in sessions from before these were kept. */
  address: string | null;
  /** The name of the other person in a login-as session, else null. */
  actsFor: string | null;
  /** True for the session of the request. */
  isCurrent: boolean;
}
