import type { SecurityAction } from './security-log';

export interface SecurityLogPerson {
  id: string;
  name: string;
  email: string;
}

/** One line of the security log, for webmasters (issue 7). */
export interface SecurityLogEntry {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  action: SecurityAction;
  /** The real person who did it; null for the system, and for somebody not signed in. */
  actor: SecurityLogPerson | null;
  /** In whose account, under login-as; else null. */
  behalf: SecurityLogPerson | null;
  /** The account concerned, where it is about one. */
  about: SecurityLogPerson | null;
  /** What it is about when it is no account. */
  subject: string | null;
  /** Values by the name of their field; long texts are cut in the list. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export const SECURITY_LOG_MESSAGES = {
  day: 'Please enter a day as 2026-06-30.',
  kind: 'There is no such kind of entry.',
} as const;
