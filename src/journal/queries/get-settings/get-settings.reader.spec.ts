import { DEFAULT_SETTINGS } from '../../../contracts';
import { type People } from '../../../identity/public';
import { type AppConfig, loadConfig } from '../../../platform/config/config';
import { GetSettingsReader } from './get-settings.reader';

const config = loadConfig({ JWT_SECRET: 'x'.repeat(32), NODE_ENV: 'development', PUBLIC_URL: 'http://q.example.org' });
const offered = [
  { email: 'editor@example.org', group: 'editor' },
  { email: 'gone@example.org', group: 'author' },
];

/** Contains only the accounts with these addresses. */
const peopleWith = (...emails: string[]): People => {
  const people: Pick<People, 'byEmails'> = {
    byEmails: (asked) =>
      Promise.resolve(emails.filter((email) => asked.includes(email)).map((email) => ({ email }) as never)),
  };
  return people as People;
};
const answer = (changes: Partial<AppConfig> = {}, accounts: typeof offered | undefined = offered) =>
  new GetSettingsReader(
    peopleWith('editor@example.org'),
    { current: () => Promise.resolve(DEFAULT_SETTINGS), defaults: DEFAULT_SETTINGS },
    { ...config, ...changes },
    accounts,
  ).read(null);

describe('the sign-in page’s settings', () => {
  it('offer the demonstration accounts that exist', async () => {
    expect((await answer()).demoAccounts).toEqual([{ email: 'editor@example.org', group: 'editor' }]);
  });
  it.each(['production', 'test'] as const)('offer none in %s', async (nodeEnv) => {
    expect((await answer({ nodeEnv })).demoAccounts).toEqual([]);
  });
  it('offer no demonstration accounts if none are provided', async () => {
    expect((await answer({}, [])).demoAccounts).toEqual([]);
  });
  it('contain the licence key of the text editor', async () => {
    expect((await answer()).editorLicenceKey).toBe('GPL');
    expect((await answer({ editorLicenceKey: 'a.b.c' })).editorLicenceKey).toBe('a.b.c');
  });
  it('contain the providers of sign-in that are switched on, without their secrets', async () => {
    expect((await answer()).signInProviders).toEqual([]);
    const orcid = { id: 'orcid', name: 'ORCID', issuer: 'https://orcid.org', scope: 'openid' } as const;
    const signInProviders = [{ ...orcid, clientId: 'APP', clientSecret: 'hidden' }];
    expect((await answer({ signInProviders })).signInProviders).toEqual([{ id: 'orcid', name: 'ORCID' }]);
  });
  it('contain the mail catcher only while mails are caught', async () => {
    expect((await answer()).mailCatcherUrl).toBe('http://q.example.org/mailbox');
    expect((await answer({ smtpUrl: 'smtp://mail:25' })).mailCatcherUrl).toBeNull();
    expect((await answer({ nodeEnv: 'production' })).mailCatcherUrl).toBeNull();
  });
});
