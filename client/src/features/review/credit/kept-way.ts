import type { CreditStart } from '@contracts';

const keyIn = (params: URLSearchParams): string => `quire-orcid-credit-${params.get('state') ?? ''}`;

/** What the server gave this tab when the person left for ORCID, so that nobody else can finish it. Other tabs do not see it. */
export const keptWay = {
  keep({ url, secret }: CreditStart): void {
    sessionStorage.setItem(keyIn(new URL(url).searchParams), secret);
  },
  /** Returns it once; null when this tab did not begin. */
  take(params: URLSearchParams): string | null {
    const secret = sessionStorage.getItem(keyIn(params));
    sessionStorage.removeItem(keyIn(params));
    return secret;
  },
};
