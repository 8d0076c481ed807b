import type { ProviderAnswer } from '@contracts';

/** An answer to a person who has no linked account yet. */
export type OpenAnswer = Extract<ProviderAnswer, { ticket: string }>;

const PREFIX = 'quire-sign-in-';

const stateIn = (params: URLSearchParams): string => `${PREFIX}${params.get('state') ?? ''}`;

/**
 * What the server gave this tab at the start of a sign-in, so that nobody else can finish it and nobody is signed in by a link that
 * somebody sent (ADR 42). Other tabs do not see it.
 */
export const keptSecret = {
  keep(providerAddress: string, secret: string): void {
    sessionStorage.setItem(stateIn(new URL(providerAddress).searchParams), secret);
  },
  /** Returns it once; null when this tab did not start the sign-in. */
  take(params: URLSearchParams): string | null {
    const secret = sessionStorage.getItem(stateIn(params));
    sessionStorage.removeItem(stateIn(params));
    return secret;
  },
};

const OPEN = 'quire-sign-in-open';

/**
 * The answer that waits for a registration or a password, so that this tab has it again after a reload, or after the second step of the
 * sign-in by password. Its ticket ends after half an hour, and with its use.
 */
export const openAnswer = {
  keep(answer: OpenAnswer): void {
    sessionStorage.setItem(OPEN, JSON.stringify(answer));
  },
  find(): OpenAnswer | null {
    try {
      return JSON.parse(sessionStorage.getItem(OPEN) ?? 'null') as OpenAnswer | null;
    } catch {
      return null;
    }
  },
  drop(): void {
    sessionStorage.removeItem(OPEN);
  },
};
