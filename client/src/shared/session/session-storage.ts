import type { AuthRecord } from '@contracts';

export const SESSION_KEY = 'quire-session';

function isRecord(value: unknown): value is AuthRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { token, user } = value as Partial<AuthRecord>;
  return typeof token === 'string' && typeof user?.id === 'string' && typeof user.group?.group === 'string';
}

/** The session in browser storage; null if there is none or it is unreadable. */
export function parseSession(text: string | null): AuthRecord | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export const readSession = (): AuthRecord | null => parseSession(localStorage.getItem(SESSION_KEY));

export function writeSession(session: AuthRecord | null): void {
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  else localStorage.removeItem(SESSION_KEY);
}
