import type { ProviderStart, SignInProviderId } from '@contracts';
import { providersApi } from './providers-api';
import { signInSecret } from './sign-in-secret';

interface Started {
  /** Leaves the application for the provider's page. */
  start: (provider: SignInProviderId, returnTo: string) => Promise<void>;
  isStarting: boolean;
}

/** Goes to a provider to sign in, or to link the signed-in account. */
export function useProviderStart(purpose: 'sign in' | 'link'): Started {
  const [signIn, signingIn] = providersApi.useStartSignInMutation();
  const [link, linking] = providersApi.useStartLinkMutation();
  const start = async (provider: SignInProviderId, returnTo: string): Promise<void> => {
    const answer = await (purpose === 'link' ? link : signIn)({ provider, returnTo });
    if (answer.data) leaveFor(answer.data);
  };
  // This page stays until the provider's page has loaded.
  const isStarting = [signingIn, linking].some(({ isLoading, isSuccess }) => isLoading || isSuccess);
  return { start, isStarting };
}

function leaveFor({ url, secret }: ProviderStart): void {
  signInSecret.store(url, secret);
  window.location.assign(url);
}
