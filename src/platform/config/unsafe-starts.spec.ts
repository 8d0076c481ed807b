import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configProblems } from '../../../test/support/config/config-problems';

describe('settings that are unsafe together', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quire-config-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const problemsOf = (env: NodeJS.ProcessEnv, use?: 'tool'): readonly string[] =>
    configProblems({ DATA_DIR: folder, ...env }, use);

  it('do not let production start without a mail server, which is reported with all other problems', () => {
    const [port, smtp] = problemsOf({ NODE_ENV: 'production', PORT: 'x' });
    expect(port).toMatch(/^PORT must be /);
    expect(smtp).toMatch(/^SMTP_URL must be given when NODE_ENV is 'production'/);
    expect(problemsOf({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production', SMTP_URL: 'x' })).toEqual([expect.stringContaining('of the form')]);
  });

  it('do not let production be reached by a public name without TLS', () => {
    const problemOf = (PUBLIC_URL: string): string =>
      problemsOf({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL }).join();
    for (const address of ['http://journal.example.org', 'HTTP://203.0.113.7:80', 'http://10.example.org'])
      expect(problemOf(address)).toMatch(/^PUBLIC_URL must be an https address when NODE_ENV is 'production'/);
    for (const host of [
      'localhost:3000',
      '127.0.0.1',
      '[::1]:1',
      'quire:3000',
      '10.1.2.3',
      '172.16.0.1',
      'journal.lan',
    ])
      expect(problemOf(`http://${host}`)).toBe('');
    expect(problemOf('https://journal.example.org')).toBe('');
  });

  it.each([undefined, 'development', 'test'])(
    'do not let demonstration accounts be reached at an https address (NODE_ENV=%s)',
    (nodeEnv) => {
      const problems = problemsOf({ NODE_ENV: nodeEnv, PUBLIC_URL: 'HTTPS://journal.example.org' });
      expect(problems).toEqual([expect.stringMatching(/^NODE_ENV must be 'production' when PUBLIC_URL is an https /)]);
      for (const own of [
        'https://localhost:3443',
        'https://127.0.0.1',
        'https://[::1]:1',
        'http://journal.example.org',
      ])
        expect(problemsOf({ NODE_ENV: nodeEnv, PUBLIC_URL: own })).toEqual([]);
    },
  );

  it('do not stop a tool, which answers no requests', () => {
    expect(problemsOf({ NODE_ENV: 'production' }, 'tool')).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production', PORT: 'x' }, 'tool')).toHaveLength(1);
  });
});
