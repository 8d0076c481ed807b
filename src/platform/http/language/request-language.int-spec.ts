import { startTestApp, type TestApp } from '../../../../test/support/app/app';

const DUTCH = { 'Accept-Language': 'nl-BE,nl;q=0.9,en;q=0.5' };

describe('The language of refusals', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const register = (headers: Record<string, string>) =>
    app.visitor.post('/register', { firstName: '', email: 'x', city: 'x'.repeat(5_000) }, headers);

  it('is that of the browser, with the same code and fields as in English', async () => {
    const [dutch, english] = [await register(DUTCH), await register({ 'Accept-Language': 'fr, en' })];
    expect([dutch.status, dutch.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(dutch.body.details).toMatchObject({
      firstName: 'Voornaam is verplicht',
      email: 'E-mailadres is niet geldig',
    });
    expect(dutch.body.details.city).toMatch(/^Hoogstens \d+ tekens toegestaan\.$/);
    expect(english.body.details).toMatchObject({ firstName: 'Firstname is required', email: 'Email is not valid' });
    expect(Object.keys(dutch.body.details as object)).toEqual(Object.keys(english.body.details as object));
    expect((await register({})).body).toEqual(english.body);
  });

  it('is that of the signed-in person rather than that of the browser', async () => {
    const id = await app.addPerson('taal@example.org', 'author');
    const client = await app.signInAs('taal@example.org');
    const missing = async (headers: Record<string, string> = {}): Promise<string> =>
      (await client.get('/article/no-such-article', {}, headers)).body.message as string;
    expect(await missing()).toBe('This article does not exist.');
    expect(await missing(DUTCH)).toBe('Dit artikel bestaat niet.');
    await client.post(`/user/update/${id}`, { language: 'nl' });
    expect(await missing()).toBe('Dit artikel bestaat niet.');
    await client.post(`/user/update/${id}`, { language: 'en' });
    expect(await missing(DUTCH)).toBe('This article does not exist.');
  });
});
