import { announce } from './announce';
import { loadConfig } from './platform/config/config';

const said = (env: Record<string, string>, hasWebmaster = true): string => {
  const lines: string[] = [];
  announce(loadConfig({ JWT_SECRET: 'x'.repeat(32), ...env }), hasWebmaster, (line) => lines.push(line));
  return lines.join('\n');
};
const PRODUCTION = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://journal.example.org' };

describe('the words of a start', () => {
  it('name the demonstration accounts and the mailbox in development only', () => {
    expect(said({})).toMatch(/Demonstration accounts[^]+webmaster@example\.org[^]+\/mailbox/);
    expect(said({ NODE_ENV: 'test' })).not.toMatch(/Demonstration|mailbox/);
    expect(said(PRODUCTION)).not.toMatch(/Demonstration|mailbox/);
  });

  it('say how to make a webmaster while there is none', () => {
    for (const env of [{}, PRODUCTION]) {
      expect(said(env, false)).toContain('npm run webmaster -- you@example.org');
      expect(said(env, true)).not.toContain('npm run webmaster');
    }
  });

  it('warn of a proxy that is not trusted, and of demonstration accounts that others can reach', () => {
    expect(said(PRODUCTION)).toContain('TRUST_PROXY is not set');
    expect(said({ ...PRODUCTION, TRUST_PROXY: '1' })).not.toContain('TRUST_PROXY');
    expect(said({ HOST: '0.0.0.0' })).toContain('Other machines reach this server at 0.0.0.0');
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(said({ HOST })).not.toContain('Other machines');
  });
});
