import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { newestMail } from '../../../../test/support/app/caught-mails';
import type { HttpClient } from '../../../../test/support/app/http-client';
import { actAs } from '../../../../test/support/stories/session-steps';

const TEXT = {
  subject: '{{number}}: a word',
  body: '<p>Dear {{#if name}}{{name}}{{else}}you{{/if}}, see {{title}}</p>',
};

describe('a test of a mail template', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
  });
  afterAll(() => app.stop());

  it('is sent to the person who writes it, with sample values, and stores no text', async () => {
    const { status, body } = await webmaster.post('/mail-templates/cancelled/test', TEXT);
    expect([status, body]).toEqual([200, { to: 'webmaster@example.org' }]);
    const mail = await app.mailTo('webmaster@example.org', 'REVIEW_CANCELLED');
    expect(mail).toMatchObject({
      ...{ to: ['webmaster@example.org'], cc: [], replyTo: expect.stringContaining('@'), assignmentId: null },
      subject: '[Test] 2026-14: a word',
      html: expect.stringContaining('Dear Jane Porter, see Length of stay'),
    });
    expect((await newestMail(app.origin, 'webmaster@example.org', '[Test]')).html).toContain('Dear Jane Porter');
    const templates = (await webmaster.get('/mail-templates')).body as { name: string; isChanged: boolean }[];
    expect(templates.find(({ name }) => name === 'cancelled')).toMatchObject({ isChanged: false });
  });

  it('has no working key, even of a mail that needs one', async () => {
    const body = '<p>{{name}}: <a href="{{setPasswordUrl}}">here</a></p>';
    expect((await webmaster.post('/mail-templates/set-password/test', { subject: 'A', body })).status).toBe(200);
    const mail = await app.mailTo('webmaster@example.org', 'SET_PASSWORD');
    expect(mail.html).toMatch(/setPassword\?key(=|&#x3D;)personal"/);
  });

  it('is refused with the line of the error, and for an unknown mail', async () => {
    const wrong = { subject: 'A', body: '<p>a</p>\n<p>{{nobody}}</p>' };
    const { status, body } = await webmaster.post('/mail-templates/cancelled/test', wrong);
    expect([status, body.details]).toEqual([400, { body: "Line 2: This mail has no variable 'nobody'." }]);
    expect((await webmaster.post('/mail-templates/nothing/test', TEXT)).status).toBe(404);
  });

  it('is sent to no one under login-as', async () => {
    const other = await app.addPerson('second@example.net', 'webmaster');
    const acting = await actAs(app, await app.signInAs('webmaster'), other);
    const { status, body } = await acting.post('/mail-templates/cancelled/test', TEXT);
    expect([status, body.message]).toEqual([403, expect.stringContaining('your own address')]);
    expect(await app.mails('second@example.net')).toEqual([]);
  });
});

describe('tests of mail templates', () => {
  it('are limited for each person', async () => {
    const app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    try {
      const webmaster = await app.as('webmaster');
      const statuses: number[] = [];
      for (let n = 0; n < 3; n += 1)
        statuses.push((await webmaster.post('/mail-templates/cancelled/test', TEXT)).status);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await app.stop();
    }
  });
});
