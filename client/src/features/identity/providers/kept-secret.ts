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
