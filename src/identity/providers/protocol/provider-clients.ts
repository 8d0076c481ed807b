import { Inject, Injectable } from '@nestjs/common';
import type { ClientAuth, Configuration } from 'openid-client';
import type { OfferedProvider } from '../../../contracts';
import { APP_CONFIG, type AppConfig } from '../../../platform/config/config';
import type { SignInProvider } from '../../../platform/config/sign-in-providers';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { issuerOf, personOf, type ProvenPerson } from './proven-person';
import { problemOf, providerUnavailable } from './provider-problems';

const KEPT_MS = 3_600_000;
const TIMEOUT_SECONDS = 10;

/** Random values of a pending sign-in that only this server and the person's browser know. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

interface Known {
  client: Promise<Configuration>;
  until: number;
}

/** An ES module, loaded at the first sign-in by a provider. */
const library = () => import('openid-client');

/**
 * The protocol with the providers: OpenID Connect, authorization code flow with PKCE, state and nonce (ADR 42). A provider is not called
 * before the first sign-in by it. All methods throw ApiProblem 404 for a provider that is not configured and 503 for one that does not
 * answer.
 */
@Injectable()
export class ProviderClients {
  private readonly clients = new Map<string, Known>();

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  offered(id: string): OfferedProvider {
    const { name, id: known } = this.get(id);
    return { id: known, name };
  }

  isOffered(id: string, issuer: string): boolean {
    return this.config.signInProviders.some((one) => one.id === id && issuerOf(one) === issuer);
  }

  /** Random checks for a new sign-in. */
  async newChecks(): Promise<Checks> {
    const { randomNonce, randomPKCECodeVerifier, randomState } = await library();
    return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  }

  /** The provider's page on which the person signs in. */
  async addressFor(id: string, { state, nonce, verifier }: Checks): Promise<string> {
    const provider = this.get(id);
    const client = await this.clientOf(provider);
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
    const url = buildAuthorizationUrl(client, {
      redirect_uri: this.returnAddress(provider),
      scope: provider.scope,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    if (url.protocol !== new URL(provider.issuer).protocol) throw providerUnavailable(provider.name);
    return url.href;
  }

  /**
   * The person who signed in, determined from the parameters with which the provider sent the person back.
   * @throws ApiProblem 422 for a cancelled or refused sign-in, and for an answer that fails a check.
   */
  async personBy(id: string, query: string, { state, nonce, verifier }: Checks): Promise<ProvenPerson> {
    const provider = this.get(id);
    const client = await this.clientOf(provider);
    const { authorizationCodeGrant, fetchUserInfo } = await library();
    try {
      const address = new URL(`${this.returnAddress(provider)}?${query}`);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(client, address, checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('The answer has no ID token');
      const { userinfo_endpoint: hasMore } = client.serverMetadata();
      // The ID token often does not contain names and address.
      const more = hasMore ? await fetchUserInfo(client, tokens.access_token, claims.sub) : {};
      // The address and whether it is verified belong together.
      const { email, email_verified }: { email?: unknown; email_verified?: unknown } =
        'email' in claims ? claims : more;
      return personOf(provider, { ...more, ...claims, email, email_verified });
    } catch (failure) {
      throw failure instanceof ApiProblem ? failure : problemOf(failure, provider.name);
    }
  }

  private get(id: string): SignInProvider {
    const found = this.config.signInProviders.find((one) => one.id === id);
    if (!found) throw new ApiProblem('NOT_FOUND', 'This sign-in method is not switched on.');
    return found;
  }

  /** The page of the client to which the provider returns. The code in its address is useless without the checks. */
  private returnAddress({ id }: SignInProvider): string {
    return `${this.config.publicUrl}/rrs/signInBy/${id}`;
  }

  /** The client of a provider. Discovery runs at the first use, and then once an hour. A failure is not cached. */
  private async clientOf(provider: SignInProvider): Promise<Configuration> {
    const known = this.clients.get(provider.id);
    const client = known && known.until > Date.now() ? known.client : discover(provider);
    if (client !== known?.client) this.clients.set(provider.id, { client, until: Date.now() + KEPT_MS });
    try {
      return await client;
    } catch (failure) {
      if (this.clients.get(provider.id)?.client === client) this.clients.delete(provider.id);
      problemOf(failure, provider.name);
      throw providerUnavailable(provider.name);
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: SignInProvider): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery, enableNonRepudiationChecks } =
    await library();
  // If the provider does not state a method, the default is basic (OpenID Connect Discovery 1.0, section 3).
  const byBody = ClientSecretPost(clientSecret);
  const byHeader = ClientSecretBasic(clientSecret);
  const authenticate: ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? byBody : byHeader)(server, ...rest);
  // The settings allow plain http only on the loopback interface, and not in production.
  const plain = new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, authenticate, {
    timeout: TIMEOUT_SECONDS,
    // Also check the signature of an ID token that came over TLS.
    execute: [enableNonRepudiationChecks, ...plain],
  });
}
