import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { Language, MailSuggestion, MailTemplateView } from '../../contracts';

const AUTHOR = 'auteur@example.org';
const REVIEWER = 'reader@example.org';
const DUTCH = { 'Accept-Language': 'nl' };

describe('Mails in the language of their readers', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
    await speaks(AUTHOR, 'author', 'nl');
    await speaks(REVIEWER, 'reviewer', 'en');
  });
  afterAll(() => app.stop());

  async function speaks(email: string, group: 'author' | 'reviewer', language: Language | null): Promise<void> {
    const id = await app.addPerson(email, group);
    await ok((await app.as(email)).post(`/user/update/${id}`, { language }));
  }
  const template = async (language: Language): Promise<MailTemplateView> => {
    const { body } = await webmaster.get('/mail-templates', { language });
    const found = (body as MailTemplateView[]).find(({ name }) => name === 'decision-accepted');
    if (!found) throw new Error('The template is not listed');
    return found;
  };
  const letter = async (story: OfficeStory): Promise<MailSuggestion> =>
    (await ok((await app.as('editor')).get(story.path('editor/get-mail'), { status: 'ACCEPTED' })))
      .body as MailSuggestion;

  it('go, for one event, to an author in Dutch, to a reviewer in English, and to the office in the default language', async () => {
    const story = await OfficeStory.inSelection(app, AUTHOR);
    await story.invite(REVIEWER);
    await ok((await app.as(AUTHOR)).post(story.path('withdraw'), { reason: 'Een fout in de meting' }));
    const author = await app.mailTo(AUTHOR, 'WITHDRAWAL');
    expect(author).toMatchObject({ language: 'nl', subject: `Quire: manuscript ${story.number} is ingetrokken` });
    expect(author.html).toContain('Geachte');
    const reviewer = await app.mailTo(REVIEWER, 'WITHDRAWAL');
    expect(reviewer).toMatchObject({
      language: 'en',
      subject: `Quire: a review of ${story.number} is no longer needed`,
    });
    expect(await app.mailTo('assistant@example.org', 'WITHDRAWAL')).toMatchObject({ language: 'en' });
  });

  it('offer an editor the letter in the language of the authors, or the default one when they differ', async () => {
    const dutch = await letter(await OfficeStory.inSelection(app, AUTHOR));
    expect(dutch).toMatchObject({ language: 'nl', subject: expect.stringMatching(/uw manuscript is geaccepteerd$/) });
    const mixed = await letter(await OfficeStory.inSelection(app, AUTHOR, [REVIEWER]));
    expect(mixed).toMatchObject({ language: 'en', subject: expect.stringMatching(/has been accepted$/) });
  });

  it('use the journal’s language for people who have chosen none, and for those without an account', async () => {
    const email = 'nobody@example.org';
    const story = await OfficeStory.inSelection(app, 'author');
    await ok(webmaster.post('/settings', { defaultLanguage: 'nl' }));
    expect(await letter(story)).toMatchObject({ language: 'nl' });
    await ok((await app.as('assistant')).post('/user/save', { firstName: 'No', lastName: 'Body', email }));
    expect(await app.mailTo(email, 'SET_PASSWORD')).toMatchObject({ language: 'nl', subject: 'Uw account bij Quire' });
    await ok(webmaster.post('/settings', { defaultLanguage: 'en' }));
  });

  it('keep the journal’s own English text until it has a Dutch one, which it can take from the built-in templates', async () => {
    const story = await OfficeStory.inSelection(app, AUTHOR);
    const own = { subject: 'Yes: {{number}}', body: '<p>Our own words</p>' };
    await ok(webmaster.post('/mail-templates/decision-accepted', own));
    expect(await letter(story)).toMatchObject({ language: 'en', message: '<p>Our own words</p>' });
    const { languages, isChanged, defaultSubject, defaultBody } = await template('nl');
    expect(isChanged).toBe(false);
    expect(languages).toEqual([
      { language: 'en', isChanged: true, readersGet: 'en' },
      { language: 'nl', isChanged: false, readersGet: 'en' },
    ]);

    const builtIn = { subject: defaultSubject, body: defaultBody, language: 'nl' };
    await ok(webmaster.post('/mail-templates/decision-accepted', builtIn));
    expect(await letter(story)).toMatchObject({ language: 'nl', message: expect.stringContaining('Met genoegen') });
    expect((await template('nl')).languages[1]).toEqual({ language: 'nl', isChanged: true, readersGet: 'nl' });

    await ok(webmaster.post('/mail-templates/decision-accepted', { ...builtIn, body: '<p>Onze eigen woorden</p>' }));
    expect((await letter(story)).message).toBe('<p>Onze eigen woorden</p>');
    expect((await template('en')).body).toBe(own.body);

    await ok(webmaster.post('/mail-templates/decision-accepted/reset?language=nl'));
    expect((await letter(story)).message).toBe('<p>Our own words</p>');
    await ok(webmaster.post('/mail-templates/decision-accepted/reset'));
    expect(await letter(story)).toMatchObject({ language: 'nl', message: expect.stringContaining('Met genoegen') });
  });

  it('refuse a language that is not supported', async () => {
    expect((await webmaster.get('/mail-templates', { language: 'de' })).status).toBe(400);
    const text = { subject: 'A', body: '<p>b</p>', language: 'de' };
    const { status, body } = await webmaster.post('/mail-templates/thanks', text);
    expect([status, Object.keys(body.details as object)]).toEqual([400, ['language']]);
    expect((await webmaster.post('/mail-templates/thanks/reset?language=de')).status).toBe(400);
  });

  it('show a preview in a document of its language', async () => {
    const text = { subject: 'Dag', body: '<p>Dag</p>', language: 'nl' };
    const { body } = await webmaster.post('/mail-templates/thanks/preview', text);
    expect(body.html).toMatch(/<html lang="nl">[\s\S]*Verzonden door/);
  });

  it('have sample values in the language of the text, whatever the reader speaks', async () => {
    const shown = async (language: Language, headers: Record<string, string>): Promise<unknown> => {
      const text = { subject: '{{number}}', body: '<p>{{decision}}</p>', language };
      return (await ok(webmaster.post('/mail-templates/decision-taken/preview', text, headers))).body.text;
    };
    expect(await shown('nl', {})).toBe('Kleine revisie');
    expect(await shown('en', DUTCH)).toBe('Minor revision');
  });
});
