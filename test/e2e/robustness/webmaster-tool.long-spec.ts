import { once } from 'node:events';
import { until } from '../../support/app/http-until';
import { BuiltServer, newDataDir, removeDataDir, startBuilt } from './built-server';

const EMAIL = 'root@journal.example';
const PRODUCTION = { NODE_ENV: 'production', LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:1' };
const NO_WEBMASTER = /There is no webmaster yet\. Make one with: npm run webmaster -- you@example\.org/g;

describe('npm run webmaster', () => {
  let dataDir: string;
  let server: BuiltServer | null;
  beforeAll(() => {
    dataDir = newDataDir();
  });
  afterEach(() => server?.stop());
  afterAll(() => removeDataDir(dataDir));

  const run = async (words: string[]): Promise<{ code: number; output: string }> => {
    const child = startBuilt('src/make-webmaster.js', words, { ...PRODUCTION, SMTP_URL: '', DATA_DIR: dataDir });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(`${server?.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** The message is in the log and on the terminal, which come from two places. */
  const untilReportedTwice = (): Promise<true> =>
    until('two lines on the missing webmaster', () =>
      Promise.resolve(server?.output.match(NO_WEBMASTER)?.length === 2 ? true : undefined),
    );

  it.each([
    [[], 'Give one email address.'],
    [['a@b.org', 'c@d.org'], 'Give one email address.'],
    [['nobody'], "'nobody' is not an email address."],
    [['--all'], "'--all' is not an email address."],
  ])('says what is wrong with %j, and how it is used', async (words, message) => {
    const { code, output } = await run(words);
    expect(code).toBe(2);
    expect(output).toContain(message);
    expect(output).toContain('npm run webmaster -- EMAIL');
  });

  it('is named by each start in log and terminal while there is no webmaster', async () => {
    server = await BuiltServer.start(dataDir, PRODUCTION);
    await untilReportedTwice();
    const person = { firstName: 'A', lastName: 'B', email: EMAIL, emailRepeat: EMAIL };
    const password = 'a long password of mine, 17 geese';
    expect((await post('/register', { ...person, password, passwordRepeat: password })).status).toBe(201);
    await server.stop();
    server = await BuiltServer.start(dataDir, PRODUCTION);
    await untilReportedTwice();

    // The address was never proven, so that the account may be a stranger's: only the reader of the mail gets in.
    const mailed = expect.stringContaining('mails a link to set a password');
    expect(await run([EMAIL])).toEqual({ code: 0, output: mailed });
    expect((await post('/authenticate', { email: EMAIL, password })).status).toBe(401);
    expect(await run(['other@journal.example'])).toEqual({ code: 0, output: mailed });
    expect((await run([EMAIL])).output).toContain(`${EMAIL} is a webmaster already.`);
    await server.stop();
    server = await BuiltServer.start(dataDir, PRODUCTION);
    expect(server.output).not.toMatch(NO_WEBMASTER);
  });
});
