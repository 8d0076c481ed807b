import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configProblems } from '../../../test/support/config/config-problems';
import { type AppConfig, loadConfig } from './config';

const ORCID = { ORCID_CLIENT_ID: 'APP-1', ORCID_CLIENT_SECRET: 'hidden-1' };
const OIDC = {
  OIDC_ISSUER: 'https://login.example.org/realm',
  OIDC_CLIENT_ID: 'quire',
  OIDC_CLIENT_SECRET: 'hidden-2',
  OIDC_NAME: 'Example University',
};
const PRODUCTION = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://journal.example.org' };

describe('the settings of providers of sign-in', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-providers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const load = (env: NodeJS.ProcessEnv): AppConfig => loadConfig({ DATA_DIR: folder, ...env });
  const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => configProblems({ DATA_DIR: folder, ...env });

  it('switch on no provider by default, and each one independently', () => {
    expect(load({}).signInProviders).toEqual([]);
    const ids = (env: NodeJS.ProcessEnv) => load(env).signInProviders.map(({ id }) => id);
    expect([ids(ORCID), ids(OIDC), ids({ ...ORCID, ...OIDC })]).toEqual([['orcid'], ['oidc'], ['orcid', 'oidc']]);
  });

  it('have defaults for the issuer of ORCID and for the scopes, which always have openid', () => {
    const [orcid, oidc] = load({ ...ORCID, ...OIDC }).signInProviders;
    expect(orcid).toMatchObject({ name: 'ORCID', issuer: 'https://orcid.org', scope: 'openid' });
    expect(oidc).toMatchObject({ name: 'Example University', scope: 'openid email profile' });
    expect(load({ ...OIDC, OIDC_SCOPES: 'email  groups' }).signInProviders[0]?.scope).toBe('openid email groups');
    const sandbox = load({ ...ORCID, ORCID_ISSUER: 'https://sandbox.orcid.org' });
    expect(sandbox.signInProviders[0]?.issuer).toBe('https://sandbox.orcid.org');
  });

  it.each(Object.keys({ ...ORCID, ...OIDC }))('are refused without %s, and no secret is repeated', (missing) => {
    const env: NodeJS.ProcessEnv = { ...(missing.startsWith('ORCID') ? ORCID : OIDC), [missing]: '' };
    const problems = problemsOf(env);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${missing} must be given too, since `))]);
    expect(problems.join()).not.toContain('hidden');
  });

  it('are refused when only an issuer or scopes are given', () => {
    expect(problemsOf({ ORCID_ISSUER: 'https://orcid.org' })).toHaveLength(2);
    expect(problemsOf({ OIDC_SCOPES: 'openid' })).toHaveLength(4);
  });

  it.each([
    ['https://login.example.org', true, true],
    ['http://127.0.0.1:8080', true, false],
    ['http://localhost:8080/realm', true, false],
    ['http://login.example.org', false, false],
  ])('take the issuer %s outside production: %s, in production: %s', (issuer, outside, inside) => {
    for (const name of ['ORCID_ISSUER', 'OIDC_ISSUER']) {
      const env = { ...ORCID, ...OIDC, [name]: issuer };
      const [problem] = [...problemsOf(env), 'none'];
      expect(problem).toMatch(outside ? /^none$/ : new RegExp(`^${name} must be an https address`));
      const [inProduction] = [...problemsOf({ ...env, ...PRODUCTION }), 'none'];
      expect(inProduction).toMatch(inside ? /^none$/ : new RegExp(`^${name} must be an https address`));
    }
  });

  it.each([
    ['OIDC_ISSUER', 'login.example.org'],
    ['OIDC_ISSUER', 'https://login.example.org?realm=1'],
    ['OIDC_ISSUER', 'https://user:secret@login.example.org'],
    ['OIDC_SCOPES', 'openid "email"'],
    ['OIDC_NAME', 'x'.repeat(41)],
  ])('refuse %s=%s', (name, value) => {
    expect(problemsOf({ ...OIDC, [name]: value })[0]).toMatch(new RegExp(`^${name} must be `));
  });
});
