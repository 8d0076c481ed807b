import JSZip from 'jszip';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import type { AuthRecord, PrivacyTextChange, PrivacyTextState } from '../../contracts';

const DUTCH = { 'Accept-Language': 'nl' };
const PASSWORD = 'four brave otters sail';

describe('consent to the text about personal data', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
  });
  afterAll(() => app.stop());

  const state = async (): Promise<PrivacyTextState> =>
    (await webmaster.get('/privacy-text/versions')).body as PrivacyTextState;

  async function write(word: string, asksAgain: boolean, change: Partial<PrivacyTextChange> = {}) {
    const { version } = await state();
    const texts = { en: `<p>${word} in English</p>`, nl: `<p>${word} in Dutch</p>` };
    return webmaster.post('/privacy-text', { texts, asksAgain, version, ...change });
  }

  async function registered(email: string, privacyVersion?: number) {
    const twice = { email, emailRepeat: email, password: PASSWORD, passwordRepeat: PASSWORD };
    return app.visitor.post('/register', { firstName: 'Nora', lastName: 'Newcomer', ...twice, privacyVersion });
  }
  const isAsked = async (client: HttpClient): Promise<boolean> =>
    ((await client.get('/user')).body.consentDue as boolean | undefined) ?? false;

  async function ownConsents(client: HttpClient) {
    const answer = await client.get('/own-data.zip').responseType('blob');
    const zip = await JSZip.loadAsync(answer.body as Buffer);
    return (JSON.parse((await zip.file('data.json')?.async('string')) ?? '{}') as { consents: object[] }).consents;
  }

  it('first shows everyone the built-in text, in their language', async () => {
    const english = await app.visitor.get('/privacy-text');
    expect(english.body).toMatchObject({ version: 1 });
    expect(english.body.html).toContain('<li>your name, address');
    expect((await app.visitor.get('/privacy-text', {}, DUTCH)).body.html).toContain('<li>uw naam, adres');
  });

  it('records with the account the version and text that the person agreed to', async () => {
    expect((await registered('first@example.org', 1)).status).toBe(201);
    const client = await app.visitor.signIn('first@example.org', PASSWORD);
    expect(await isAsked(client)).toBe(false);
    expect(await ownConsents(client)).toEqual([
      { at: expect.any(String), version: 1, language: 'en', text: expect.stringContaining('your name, address') },
    ]);
  });

  it('asks people who registered without an answer once, at the first sign-in', async () => {
    expect((await registered('silent@example.org')).status).toBe(201);
    const first = await app.visitor.post('/authenticate', { email: 'silent@example.org', password: PASSWORD });
    expect(first.body.user.consentDue).toBe(true);
    const client = await app.visitor.signIn('silent@example.org', PASSWORD);
    expect(await ownConsents(client)).toEqual([]);
    expect((await client.post('/user/consent', { version: 1 })).body.consentDue).toBeUndefined();
    expect(await isAsked(client)).toBe(false);
  });

  it('refuses the version of a text that has changed since it was read', async () => {
    expect((await write('Second', false)).status).toBe(200);
    const late = await registered('late@example.org', 1);
    expect([late.status, Object.keys(late.body.details as object)]).toEqual([400, ['privacyVersion']]);
    expect((await app.visitor.post('/authenticate', { email: 'late@example.org', password: PASSWORD })).status).toBe(
      401,
    );
    expect((await registered('late@example.org', 2)).status).toBe(201);
  });

  it('asks everyone at the next sign-in if the webmaster chooses so, and no one after a small change', async () => {
    const author = await app.as('author');
    expect(await isAsked(author)).toBe(false);
    expect((await write('Third', true)).status).toBe(200);
    expect(await isAsked(author)).toBe(true);
    expect((await author.post('/user/consent', { version: 2 })).status).toBe(400);
    expect((await author.post('/user/consent', { version: 3 })).status).toBe(200);
    expect(await isAsked(author)).toBe(false);
    expect((await write('Fourth', false)).status).toBe(200);
    expect(await isAsked(author)).toBe(false);
    expect(await ownConsents(author)).toEqual([
      { at: expect.any(String), version: 3, language: 'en', text: '<p>Third in English</p>' },
    ]);
  });

  it('lets no one agree for another person', async () => {
    const { id } = (await (await app.as('reviewer')).get('/user')).body as { id: string };
    const real = await app.signInAs('webmaster');
    const acting = app.visitor.with((await real.post(`/user/loginAs/${id}`)).body as AuthRecord);
    expect(await isAsked(acting)).toBe(false);
    expect((await acting.post('/user/consent', { version: 4 })).status).toBe(403);
  });

  it('keeps every version and its author; two webmasters cannot overwrite a text of each other', async () => {
    const { version, history } = await state();
    expect([version, history.map((one) => one.version)]).toEqual([4, [4, 3, 2]]);
    expect((await write('Fifth', false, { version: 3 })).status).toBe(409);
    const log = (await webmaster.get('/security-log', { kind: 'PRIVACY_TEXT_CHANGED' })).body;
    expect(log.total).toBe(3);
  });

  it('cleans the text, and refuses an empty one and one that lacks a language', async () => {
    const hostile = { en: '<p onclick="x()">A</p><script>x()</script>', nl: '<p>B</p>' };
    const saved = await write('', false, { texts: hostile });
    expect((saved.body as PrivacyTextState).texts).toEqual({ en: '<p>A</p>', nl: '<p>B</p>' });
    for (const texts of [{ en: '<p>A</p>' }, { en: '<p>A</p>', nl: '<p> </p>' }, 'A', null, [hostile]])
      expect((await write('', false, { texts: texts as never })).status).toBe(400);
  });
});
