import type { ProviderAnswer } from '@contracts';

/** An answer to a person who has no linked account yet. */
export type OpenAnswer = Extract<ProviderAnswer, { ticket: string }>;

const PREFIX = 'quire-sign-in-';

const stateIn = (params: URLSearchParams): string => `${PREFIX}${params.get('state') ?? ''}`;

/**
 * The secret that the server gave to this tab at the start of a sign-in. It ensures that no one else can finish the sign-in, and that a
 * link from another person signs no one in (ADR 42). Other tabs do not see it.
 */
export const signInSecret = {
  store(providerAddress: string, secret: string): void {
    sessionStorage.setItem(stateIn(new URL(providerAddress).searchParams), secret);
  },
  /** Returns the secret once; null if this tab did not start the sign-in. */
  take(params: URLSearchParams): string | null {
    const secret = sessionStorage.getItem(stateIn(params));
    sessionStorage.removeItem(stateIn(params));
    return secret;
  },
};

const PENDING_ANSWER_KEY = 'quire-sign-in-open';

/**
 * The provider's answer while it waits for a registration or a password. Stored so that this tab still has it after a reload, or after the
 * second step of the sign-in by password. Its ticket is valid for half an hour, and only once.
 */
export const pendingAnswer = {
  store(answer: OpenAnswer): void {
    sessionStorage.setItem(PENDING_ANSWER_KEY, JSON.stringify(answer));
  },
  find(): OpenAnswer | null {
    try {
      return JSON.parse(sessionStorage.getItem(PENDING_ANSWER_KEY) ?? 'null') as OpenAnswer | null;
    } catch {
      return null;
    }
  },
  drop(): void {
    sessionStorage.removeItem(PENDING_ANSWER_KEY);
  },
};
