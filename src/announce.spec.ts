import { announce } from './announce';
import { loadConfig } from './platform/config/config';

const announcement = (env: Record<string, string>, hasWebmaster = true): string => {
  const lines: string[] = [];
  announce(loadConfig({ JWT_SECRET: 'x'.repeat(32), ...env }), hasWebmaster, (line) => lines.push(line));
  return lines.join('\n');
};
const PRODUCTION = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://journal.example.org' };

describe('the words of a start', () => {
  it('name the demonstration accounts and the mailbox in development only', () => {
    expect(announcement({})).toMatch(/Demonstration accounts[^]+webmaster@example\.org[^]+\/mailbox/);
    expect(announcement({ NODE_ENV: 'test' })).not.toMatch(/Demonstration|mailbox/);
    expect(announcement(PRODUCTION)).not.toMatch(/Demonstration|mailbox/);
  });

  it('say how to make a webmaster while there is none', () => {
    for (const env of [{}, PRODUCTION]) {
      expect(announcement(env, false)).toContain('npm run webmaster -- you@example.org');
      expect(announcement(env, true)).not.toContain('npm run webmaster');
    }
  });

  it('warn of a proxy that is not trusted, and of demonstration accounts that others can reach', () => {
    expect(announcement(PRODUCTION)).toContain('TRUST_PROXY is not set');
    expect(announcement({ ...PRODUCTION, TRUST_PROXY: '1' })).not.toContain('TRUST_PROXY');
    expect(announcement({ HOST: '0.0.0.0' })).toContain('Other machines reach this server at 0.0.0.0');
    for (const HOST of ['127.0.0.1', '::1', 'localhost'])
      expect(announcement({ HOST })).not.toContain('Other machines');
  });
});
