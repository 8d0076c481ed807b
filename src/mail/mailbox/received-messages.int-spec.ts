import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { until } from '../../../test/support/app/http-until';
import { aBounce, AN_ADVERTISEMENT } from '../../../test/support/returned-mails/messages';
import { ok } from '../../../test/support/stories/office-story';
import type { MailboxRuns } from '../../contracts';

const ADDRESS = 'forgetful@example.com';

describe('messages over HTTP', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  let mailId: string;

  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
    await app.addPerson(ADDRESS, 'author');
    await app.visitor.post('/reset-password', { email: ADDRESS });
    mailId = (await app.mailTo(ADDRESS, 'PASSWORD_RESET')).mailId;
  });
  afterAll(() => app.stop());

  const send = (raw: string | Buffer, secret: string, type = 'message/rfc822') =>
    app.visitor.post('/incoming-mail/messages', Buffer.from(raw), { 'Content-Type': type, 'X-Mail-Secret': secret });
  const open = async (active = true): Promise<string> =>
    ((await webmaster.post('/incoming-mail/hook', { active })).body as { secret: string }).secret;

  it('are refused until a webmaster turns them on, and without the secret', async () => {
    expect((await send(AN_ADVERTISEMENT, '')).status).toBe(403);
    const secret = await open();
    expect(secret).toMatch(/^mailin_[\w-]{43}$/);
    expect((await webmaster.get('/incoming-mail')).text).not.toContain(secret);
    for (const wrong of ['', 'x', secret.slice(0, -1), `${secret}x`])
      expect((await send(AN_ADVERTISEMENT, wrong)).status).toBe(403);
    expect((await send(AN_ADVERTISEMENT, secret)).body).toEqual({ matched: false });
    const second = await open();
    expect((await send(AN_ADVERTISEMENT, secret)).status).toBe(403);
    expect((await send(AN_ADVERTISEMENT, second)).status).toBe(200);
    await open(false);
    expect((await send(AN_ADVERTISEMENT, second)).status).toBe(403);
  });

  it('are recorded, and counted in their runs', async () => {
    const secret = await open();
    const raw = aBounce({ mailId, address: ADDRESS });
    await until('it is recorded', async () =>
      ((await send(raw, secret)).body as { matched: boolean }).matched ? true : undefined,
    );
    const { items } = (await webmaster.get('/incoming-mail/runs')).body as MailboxRuns;
    expect(items[0]).toMatchObject({ source: 'hook', bounces: 1, problem: null });
    const asked = { addresses: [ADDRESS.toUpperCase(), 'other@example.com'] };
    const marks = await until('the mark', async () => {
      const found = (await (await app.as('editor')).post('/address-marks/find', asked)).body as object[];
      return found.length > 0 ? found : undefined;
    });
    expect(marks).toEqual([expect.objectContaining({ address: ADDRESS, status: '5.1.1' })]);
  });

  it('may be long, and are refused when they are longer than any mail', async () => {
    const secret = await open();
    const long = Buffer.concat([Buffer.from(`${AN_ADVERTISEMENT}\r\n`), Buffer.alloc(3_000_000, 'x')]);
    expect((await send(long, secret)).status).toBe(200);
    expect((await send(Buffer.alloc(31_000_000, 'x'), secret)).status).toBe(413);
  });

  it('are accepted in one kind of body only', async () => {
    const secret = await open();
    expect((await send('{}', secret, 'application/json')).status).toBe(415);
    expect((await send('x', secret, 'text/plain')).status).toBe(415);
  });

  it('leave a mark that only a webmaster removes', async () => {
    for (const who of ['author', 'reviewer'])
      expect((await (await app.as(who)).post('/address-marks/find', { addresses: [ADDRESS] })).status).toBe(403);
    expect((await (await app.as('editor')).post('/address-marks/clear', { address: ADDRESS })).status).toBe(403);
    await ok(webmaster.post('/address-marks/clear', { address: ` ${ADDRESS} ` }));
    expect((await webmaster.post('/address-marks/clear', { address: ADDRESS })).status).toBe(404);
    expect((await webmaster.get('/security-log', { kind: 'ADDRESS_MARK_REMOVED' })).text).toContain(ADDRESS);
  });
});
