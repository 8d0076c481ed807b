import type { OwnSignIns, ProviderAnswer, ProviderStart, SignInProviderId } from '../../../src/contracts';
import type { TestApp } from '../app/app';
import type { HttpClient } from '../app/http-client';
import { CLIENT } from './identity-provider';

/** The address of the journal in these tests. It is never opened: the steps only read the addresses. */
const PUBLIC_URL = 'http://journal.test';
export const returnAddress = (provider: SignInProviderId, origin = PUBLIC_URL): string =>
  `${origin}/rrs/signInBy/${provider}`;

/** The settings that switch on both providers. */
export const providerSettings = (orcid: string, oidc: string, publicUrl = PUBLIC_URL): Record<string, string> => ({
  PUBLIC_URL: publicUrl,
  ORCID_CLIENT_ID: CLIENT.id,
  ORCID_CLIENT_SECRET: CLIENT.secret,
  ORCID_ISSUER: orcid,
  OIDC_ISSUER: oidc,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: 'Example University',
});

/** A sign-in whose person is back from the provider, with what the browser kept. */
export interface ProviderReturn {
  query: string;
  secret: string;
}

/** Follows the redirects with a browser's cookies until the provider sends the person back; returns the parameters. */
async function followRedirects(from: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = from;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${address} sends nobody on: ${answer.status} ${await answer.text()}`);
    address = new URL(next, address).href;
    if (address.startsWith(`${PUBLIC_URL}/`)) return new URL(address).search.slice(1);
  }
  throw new Error(`${from} leads nowhere`);
}

/** The steps of a person with a browser. */
export class ProviderSteps {
  constructor(private readonly app: TestApp) {}

  start = (provider: SignInProviderId, returnTo = '/') =>
    this.app.visitor.post(`/sign-in/${provider}/start`, { returnTo });

  startLink = (client: HttpClient, provider: SignInProviderId) =>
    client.post(`/user/sign-ins/${provider}/start`, { returnTo: '/profile' });

  /** Goes to the provider and back. */
  async visit(provider: SignInProviderId, returnTo = '/'): Promise<ProviderReturn> {
    return this.back((await this.start(provider, returnTo)).body as ProviderStart);
  }

  async visitToLink(client: HttpClient, provider: SignInProviderId): Promise<ProviderReturn> {
    return this.back((await this.startLink(client, provider)).body as ProviderStart);
  }

  finish = (back: ProviderReturn, client = this.app.visitor) => client.post('/sign-in/finish', back);

  /** The whole way of a sign-in. @throws Error when it is refused. */
  async signIn(provider: SignInProviderId, returnTo = '/'): Promise<ProviderAnswer> {
    const { status, body, text } = await this.finish(await this.visit(provider, returnTo));
    if (status !== 200) throw new Error(`The sign-in was refused: ${status} ${text}`);
    return body as ProviderAnswer;
  }

  /** The client of a person who signs in to an account. @throws Error when there is none. */
  async clientBy(provider: SignInProviderId): Promise<HttpClient> {
    return this.clientOf(await this.signIn(provider));
  }

  clientOf(answer: ProviderAnswer): HttpClient {
    if (answer.outcome !== 'SIGNED_IN' || !('token' in answer.session)) throw new Error(`It is ${answer.outcome}`);
    return this.app.visitor.with(answer.session);
  }

  /** Registers a person who has no account, by the form; signed in. */
  async register(provider: SignInProviderId, email: string, more: object = {}): Promise<HttpClient> {
    const ticket = this.ticketOf(await this.signIn(provider));
    const form = { ticket, firstName: 'Petra', lastName: 'Provided', email, emailRepeat: email, ...more };
    const { status, body, text } = await this.app.visitor.post('/sign-in/register', form);
    if (status !== 201) throw new Error(`The registration was refused: ${status} ${text}`);
    return this.app.visitor.with(body);
  }

  ticketOf(answer: ProviderAnswer): string {
    if ('ticket' in answer) return answer.ticket;
    throw new Error(`There is no ticket: ${answer.outcome}`);
  }

  /** Links an account from its profile. */
  async link(client: HttpClient, provider: SignInProviderId) {
    return this.finish(await this.visitToLink(client, provider), client);
  }

  async linkedTo(client: HttpClient): Promise<string[]> {
    return ((await client.get('/user/sign-ins')).body as OwnSignIns).linked.map(({ id, label }) => `${id} ${label}`);
  }

  private async back({ url, secret }: ProviderStart): Promise<ProviderReturn> {
    return { query: await followRedirects(url), secret };
  }
}
