import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';

type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** A person at the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface ProviderOptions {
  /** The address to which it sends people back. */
  redirectUri: string;
  /** True to behave like ORCID: the subject is the iD, there is no address, and the scope `openid` is enough for the names. */
  isOrcid?: boolean;
  port?: number;
}

export const CLIENT = { id: 'quire', secret: 'the secret of the journal at the provider' };

/** A real provider of OpenID Connect on the loopback, at which `person` signs in without a form, or with one when it `asks`. */
export class IdentityProvider {
  person: ProviderPerson = { sub: 'nobody' };
  /** The person's action at the provider. */
  answer: 'sign in' | 'cancel' | 'ask' = 'sign in';
  /** Changes the claims of the next ID tokens, which are signed again; `foreign`: by a key that is not the provider's. */
  forge: { claims: JWTPayload; foreign?: boolean } | null = null;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  get port(): number {
    return Number(new URL(this.issuer).port);
  }

  static async start(options: ProviderOptions): Promise<IdentityProvider> {
    const [own, foreign] = await Promise.all([newKey(), newKey()]);
    const server = createServer();
    await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const running = new IdentityProvider(server, issuer);
    const jwk = { ...(await exportJWK(own)), alg: 'RS256', use: 'sig', kid: 'key' };
    const provider = await quietly(async () => {
      const { default: Implementation } = await import('oidc-provider');
      return new Implementation(issuer, running.configuration(options, jwk));
    });
    provider.use(async (ctx, next) => {
      await next();
      const body = ctx.body as { id_token?: string } | undefined;
      if (running.forge && body?.id_token) body.id_token = await forged(body.id_token, running.forge, { own, foreign });
    });
    const handle = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith('/interaction/')) void running.interact(provider, request, response);
      else void handle(request, response);
    });
    return running;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }

  private configuration({ redirectUri, isOrcid = false }: ProviderOptions, jwk: object): Configuration {
    const names = ['given_name', 'family_name'];
    return {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: isOrcid ? 'client_secret_post' : 'client_secret_basic',
        },
      ],
      clientAuthMethods: [isOrcid ? 'client_secret_post' : 'client_secret_basic'],
      jwks: { keys: [jwk] },
      cookies: { keys: ['only for tests'] },
      claims: isOrcid ? { openid: ['sub', ...names] } : { email: ['email', 'email_verified'], profile: names },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      findAccount: () => {
        const { person } = this;
        return { accountId: person.sub, claims: () => ({ ...person }) };
      },
      // Skips the question which data the journal may have.
      loadExistingGrant: async ({ oidc }) => {
        const { provider, client, session } = oidc;
        const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      ttl: { Grant: 600, Session: 600, Interaction: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    };
  }

  /** The page on which a person signs in. */
  private async interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pressed = new URL(request.url ?? '', this.issuer).searchParams.get('press');
    if (this.answer === 'ask' && pressed === null) {
      response.setHeader('Content-Type', 'text/html');
      response.end(PAGE);
      return;
    }
    const cancels = this.answer === 'cancel' || pressed === 'cancel';
    const login = { login: { accountId: this.person.sub, remember: false } };
    const result = cancels ? { error: 'access_denied', error_description: 'cancelled' } : login;
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }
}

const PAGE = `<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1><form>
<button name="press" value="allow">Allow</button> <button name="press" value="cancel">Cancel</button></form></main></html>`;

const newKey = async (): Promise<SigningKey> => (await generateKeyPair('RS256', { extractable: true })).privateKey;

function forged(
  token: string,
  { claims, foreign: isForeign }: NonNullable<IdentityProvider['forge']>,
  keys: { own: SigningKey; foreign: SigningKey },
): Promise<string> {
  const genuine = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
  return new SignJWT({ ...genuine, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'key' })
    .sign(isForeign ? keys.foreign : keys.own);
}

/** Hides warnings of the provider that do not matter in a test: its memory is not persistent, and it prefers a newer Node. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
