import { texts } from '../language/texts';
import type { SecurityAction } from './security-log';

export interface SecurityLogPerson {
  id: string;
  name: string;
  email: string;
}

/** One line of the security log, for webmasters (issue 7). */
export interface SecurityLogEntry {
  id: string;
  /** When it happened, ISO 8601 UTC. */
  at: string;
  action: SecurityAction;
  /** The real person who did it; null for the system and for a caller who was not signed in. */
  actor: SecurityLogPerson | null;
  /** The account in which the person acted under login-as; otherwise null. */
  behalf: SecurityLogPerson | null;
  /** The account that was changed or used; null if there is none. */
  about: SecurityLogPerson | null;
  /** What was changed, when it is not an account. */
  subject: string | null;
  /** Values by field name; the list shortens long texts. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export const SECURITY_LOG_MESSAGES = texts({
  day: 'Please enter a day as 2026-06-30.',
  kind: 'This kind of entry does not exist.',
});
