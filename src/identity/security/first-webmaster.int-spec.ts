import { startTestApp, type TestApp } from '../../../test/support/app/app';

describe('the first account of an empty production system', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  it('is a webmaster who is mailed a link to set a password', async () => {
    app = await startTestApp({ env: { NODE_ENV: 'production', WEBMASTER_EMAIL: 'root@journal.example' } });
    expect((await app.mailTo('root@journal.example', 'SET_PASSWORD')).html).toContain('setPassword');
    const { items } = (await (await app.as('editor')).get('/user/all', { q: 'root@journal.example' })).body;
    expect(items[0].group.group).toBe('webmaster');
  });

  it('is not made anywhere else', async () => {
    app = await startTestApp({ env: { WEBMASTER_EMAIL: 'root@journal.example' } });
    expect(await app.mails()).toEqual([]);
  });
});
