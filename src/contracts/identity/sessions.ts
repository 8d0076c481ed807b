import { t } from '../language/translate';

/** The name of a program that does not identify its browser, as it is stored. */
export const UNKNOWN_PROGRAM = 'Unknown program';

/** Browser and system, which are stored in English such as 'Firefox on Windows', in the current language. */
export function clientText(stored: string): string {
  const [, name = stored, system] = /^(.+) on (.+)$/.exec(stored) ?? [];
  const program = name === UNKNOWN_PROGRAM ? t('Unknown program') : name;
  return system === undefined ? program : t('{program} on {system}', { program, system });
}

/** GET /user/sessions: a place where a person is signed in (lifecycle, section 5 (8)). */
export interface OwnSession {
  id: string;
  /** When the session started, ISO 8601 UTC. */
  startedAt: string;
  /** When the session was last used, ISO 8601 UTC, accurate to about a minute. */
  lastSeenAt: string;
  /** Browser and system in words, such as 'Firefox on Windows'. */
  client: string;
  /** The same as `client`, by its name in the agreed contract (ADR 134). */
  device: string;
  /** The IP address of the sign-in; null when unknown, as for sessions started before addresses were stored. */
  address: string | null;
  /** In a login-as session, the name of the person whose account is used; otherwise null. */
  actsFor: string | null;
  /** True for the session of the request. */
  isCurrent: boolean;
  /** The same as `isCurrent`, by its name in the agreed contract (ADR 134). */
  current: boolean;
}
