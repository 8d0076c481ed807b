import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { Webmasters } from './webmasters';

const PRODUCTION = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' };

describe('a production system', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  it('makes its first webmaster, who gets a mail with a link to set a password', async () => {
    app = await startTestApp({ env: { ...PRODUCTION, WEBMASTER_EMAIL: 'root@journal.example' } });
    expect((await app.mailTo('root@journal.example', 'SET_PASSWORD')).html).toContain('setPassword');
    const { items } = (await (await app.as('editor')).get('/user/all', { q: 'root@journal.example' })).body;
    expect(items[0].group.group).toBe('webmaster');
  });

  it('does not show caught mails to anyone', async () => {
    app = await startTestApp({ env: PRODUCTION });
    for (const path of ['/mailbox', '/mailbox/api/mails', '/mailbox/mails/1'])
      expect((await fetch(app.origin + path)).status).toBe(404);
    expect((await app.visitor.get('/settings')).body).toMatchObject({ mailCatcherUrl: null, demoAccounts: [] });
  });
});

describe('any other system', () => {
  it('moves a person with a proven address to the webmasters, and records it in the security log', async () => {
    const app = await startTestApp();
    const email = 'editor@example.org';
    const { userId } = await app.as('editor');
    expect(await app.nest.get(Webmasters).make(email)).toEqual({ account: 'changed', linkMailed: false });
    const { items } = (await (await app.signInAs('webmaster')).get('/security-log')).body;
    const about = expect.objectContaining({ id: userId });
    const entry = { action: 'GROUP_CHANGED', actor: null, about, after: { group: 'webmaster' } };
    expect(items).toContainEqual(expect.objectContaining(entry));
    await app.stop();
  });

  it('makes no webmaster', async () => {
    const app = await startTestApp({ env: { WEBMASTER_EMAIL: 'root@journal.example' } });
    expect(await app.mails()).toEqual([]);
    await app.stop();
  });
});
