import type { CreditStart } from '@contracts';

const keyIn = (params: URLSearchParams): string => `quire-orcid-credit-${params.get('state') ?? ''}`;

/**
 * The secret that the server gave to this tab when the person left for ORCID, so that no one else can finish the process. Other tabs do not
 * see it.
 */
export const creditSecret = {
  store({ url, secret }: CreditStart): void {
    sessionStorage.setItem(keyIn(new URL(url).searchParams), secret);
  },
  /** Returns the secret once; null if this tab did not start the process. */
  take(params: URLSearchParams): string | null {
    const secret = sessionStorage.getItem(keyIn(params));
    sessionStorage.removeItem(keyIn(params));
    return secret;
  },
};
