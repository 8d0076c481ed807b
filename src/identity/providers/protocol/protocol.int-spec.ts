import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { IdentityProvider } from '../../../../test/support/sign-in/identity-provider';
import {
  type ProviderReturn,
  providerSettings,
  ProviderSteps,
  returnAddress,
} from '../../../../test/support/sign-in/provider-steps';
import { PG_POOL } from '../../../platform/postgres';

/** Runs against a real OpenID Connect provider, and one that imitates ORCID (ADR 42). */
describe('the protocol with a sign-in provider', () => {
  let app: TestApp;
  let steps: ProviderSteps;
  let orcid: IdentityProvider;
  let oidc: IdentityProvider;
  beforeAll(async () => {
    orcid = await IdentityProvider.start({ redirectUri: returnAddress('orcid'), isOrcid: true });
    oidc = await IdentityProvider.start({ redirectUri: returnAddress('oidc') });
    app = await startTestApp({ env: providerSettings(orcid.issuer, oidc.issuer) });
    steps = new ProviderSteps(app);
    await app.addPerson('prof@university.test', 'reviewer');
  });
  beforeEach(() => {
    oidc.person = { sub: 'prof', email: 'prof@university.test', email_verified: true };
    orcid.person = { sub: '0000-0002-1825-0097', given_name: 'Josiah', family_name: 'Carberry' };
    oidc.answer = 'sign in';
    oidc.forge = null;
  });
  afterAll(async () => {
    await app.stop();
    await orcid.stop();
    await oidc.stop();
  });

  const refusal = async (back: ProviderReturn): Promise<[number, string]> => {
    const { status, body } = await steps.finish(back);
    return [status, body.message];
  };
  const changed = ({ query, secret }: ProviderReturn, changes: Record<string, string | null>): ProviderReturn => {
    const params = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes))
      if (value === null) params.delete(name);
      else params.set(name, value);
    return { query: params.toString(), secret };
  };

  it('lists the configured providers, and calls no other provider', async () => {
    const both = [
      { id: 'orcid', name: 'ORCID' },
      { id: 'oidc', name: 'Example University' },
    ];
    expect((await app.visitor.get('/settings')).body.signInProviders).toEqual(both);
    expect((await app.visitor.post('/sign-in/google/start', { returnTo: '/' })).status).toBe(404);
  });

  it('sends a code challenge, a state and a nonce, and returns to a page of the client', async () => {
    const { body } = await steps.start('oidc');
    const asked = Object.fromEntries(new URL(body.url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: returnAddress('oidc'),
      scope: 'openid email profile',
    });
    const secrets = [asked['state'], asked['nonce'], asked['code_challenge'], body.secret];
    expect(new Set(secrets.map((one) => String(one).length >= 43))).toEqual(new Set([true]));
    const { rows } = await app.nest.get<Pool>(PG_POOL).query('SELECT state_hash, secret_hash FROM app.sign_in_flows');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${asked['state']}|${body.secret}`));
  });

  it('can be finished only once', async () => {
    const back = await steps.visit('oidc');
    expect((await steps.finish(back)).body).toMatchObject({ outcome: 'PASSWORD', email: 'prof@university.test' });
    expect(await refusal(back)).toEqual([422, 'This sign-in was used already. Please start again.']);
  });

  it('can be finished only within 10 minutes', async () => {
    const back = await steps.visit('oidc');
    app.clock.advance({ minutes: 11 });
    expect(await refusal(back)).toEqual([422, expect.stringContaining('longer than 10 minutes')]);
  });

  it('can be finished only by the browser that started it, so that no one is signed in to a stranger’s account', async () => {
    const [one, other] = [await steps.visit('oidc'), await steps.visit('oidc')];
    const mixed = await refusal({ query: one.query, secret: other.secret });
    expect(mixed).toEqual([422, expect.stringContaining('another browser or tab')]);
    expect((await steps.finish(one)).status).toBe(200);
  });

  it.each([
    ['another state', { state: 'x'.repeat(43) }, 'not known'],
    ['no state', { state: null }, 'not known'],
    ['another issuer', { iss: 'https://evil.example.org' }, 'could not be verified'],
    ['no issuer, though the provider names it', { iss: null }, 'could not be verified'],
    ['another code', { code: 'x'.repeat(43) }, 'no longer accepts'],
    ['no code', { code: null }, 'could not be verified'],
  ])('is refused with %s', async (_what, changes, message) => {
    const found = await refusal(changed(await steps.visit('oidc'), changes));
    expect(found).toEqual([422, expect.stringContaining(message)]);
  });

  it('is refused with the code of another sign-in, and with the code of another provider', async () => {
    const code = async (provider: 'oidc' | 'orcid') =>
      new URLSearchParams((await steps.visit(provider)).query).get('code');
    for (const provider of ['oidc', 'orcid'] as const) {
      const found = await refusal(changed(await steps.visit('oidc'), { code: await code(provider) }));
      expect(found).toEqual([422, expect.stringContaining('no longer accepts')]);
    }
    const orcids = changed(await steps.visit('oidc'), { iss: orcid.issuer });
    expect(await refusal(orcids)).toEqual([422, expect.stringContaining('could not be verified')]);
  });

  it.each([
    ['of another journal', { claims: { aud: 'another' } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example.org' } }],
    ['that has expired', { claims: { exp: 1 } }],
    ['with a foreign signature', { claims: {}, foreign: true }],
    ['about another person than the access token', { claims: { sub: 'another' } }],
  ])('is refused with an ID token %s', async (_what, forge) => {
    const back = await steps.visit('oidc');
    oidc.forge = forge;
    expect(await refusal(back)).toEqual([422, expect.stringContaining('could not be verified')]);
  });

  it('is refused when ORCID identifies a person by something other than an iD', async () => {
    orcid.person = { sub: '0000-0002-1825-0098' };
    expect(await refusal(await steps.visit('orcid'))).toEqual([422, expect.stringContaining('could not be verified')]);
  });

  it('reports that the person cancelled', async () => {
    oidc.answer = 'cancel';
    expect(await refusal(await steps.visit('oidc'))).toEqual([
      422,
      'You cancelled the sign-in at Example University. Nothing has changed.',
    ]);
  });

  it.each(['https://evil.example.org', '//evil.example.org', '/\\evil.example.org', 'evil', ''])(
    'never returns to %j',
    async (returnTo) => {
      expect((await steps.start('oidc', returnTo)).status).toBe(400);
    },
  );

  it('returns to the page that the person wanted', async () => {
    const answer = await steps.signIn('oidc', '/tickets/editTicket/1?part=2');
    expect(answer).toMatchObject({ returnTo: '/tickets/editTicket/1?part=2', provider: { id: 'oidc' } });
  });
});

describe('a provider that is unavailable', () => {
  it('prevents neither the start nor other ways to sign in, and can be called again later', async () => {
    let oidc = await IdentityProvider.start({ redirectUri: returnAddress('oidc') });
    const { issuer, port } = oidc;
    await oidc.stop();
    const app = await startTestApp({ env: providerSettings(issuer, issuer) });
    try {
      const steps = new ProviderSteps(app);
      const away = await steps.start('oidc');
      expect([away.status, away.body.code, away.body.message]).toEqual([
        503,
        'UNAVAILABLE',
        expect.stringContaining('Example University cannot be reached at the moment'),
      ]);
      await app.signInAs('author');
      oidc = await IdentityProvider.start({ redirectUri: returnAddress('oidc'), port });
      const back = await steps.visit('oidc');
      await oidc.stop();
      expect((await steps.finish(back)).status).toBe(503);
    } finally {
      await app.stop();
    }
  });
});
