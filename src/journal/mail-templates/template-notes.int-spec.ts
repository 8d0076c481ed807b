import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { ok } from '../../../test/support/stories/office-story';
import type { MailTemplateView } from '../../contracts';

const DUTCH = { 'Accept-Language': 'nl' };

describe('The notes of mail templates for a Dutch webmaster', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
  });
  afterAll(() => app.stop());

  const listed = async (headers: Record<string, string>): Promise<MailTemplateView[]> =>
    (await ok(webmaster.get('/mail-templates', {}, headers))).body as MailTemplateView[];

  it('say when, to whom and how each mail is sent', async () => {
    const templates = await listed(DUTCH);
    const noteOf = (wanted: string): unknown =>
      templates.filter(({ name }) => name === wanted).map(({ when, to, how }) => [when, to, how]);
    expect(noteOf('revision-reminder')).toEqual([
      ['3 dagen voor, op en 7 dagen na de datum van een revisie', 'de indiener', 'automatisch'],
    ]);
    expect(noteOf('decision-minor-revision')).toEqual([
      ['het besluit is Kleine revisie', 'alle auteurs', 'voorgesteld'],
    ]);
    expect(noteOf('registration')).toEqual([[expect.stringMatching(/^iemand heeft zich/), 'die persoon', 'meteen']]);
  });

  it('explain the variables', async () => {
    const variables = (await listed(DUTCH)).flatMap((template) => template.variables);
    expect(variables.find(({ name }) => name === 'reviews')).toMatchObject({
      ...{ label: 'Reviews', asked: 'er reviews zijn', meaning: expect.stringContaining('zonder namen') },
    });
    expect(variables.find(({ name }) => name === 'title')).toMatchObject({
      ...{ label: 'Titel van het artikel', asked: 'er een waarde is voor Titel van het artikel' },
    });
  });

  it('differ from the English ones in every text', async () => {
    const english = await listed({});
    const dutch = await listed(DUTCH);
    const same = english.filter(({ when, to, how }, at) =>
      [when === dutch[at]?.when, to === dutch[at]?.to, how === dutch[at]?.how].includes(true),
    );
    expect(same.map(({ name }) => name)).toEqual([]);
    const meanings = (one: MailTemplateView): string[] =>
      one.variables.flatMap(({ asked, meaning }) => [asked, meaning]);
    const known = new Set(english.flatMap(meanings));
    expect(dutch.flatMap(meanings).filter((text) => known.has(text))).toEqual([]);
  });

  it('report every problem of a text in Dutch, with its line, on saving, in the preview and for a test', async () => {
    const wrong = { subject: '{{#if', body: '<p>a</p>\n<p>{{reviewer}}, {{reviews}}</p>\n<script>1</script>' };
    for (const path of ['decision-rejected', 'decision-rejected/preview', 'decision-rejected/test']) {
      const { status, body } = await webmaster.post(`/mail-templates/${path}`, wrong, DUTCH);
      expect([status, body.details]).toEqual([
        400,
        {
          subject: expect.stringMatching(/^De accolades kunnen niet worden gelezen: .*\.$/),
          body: expect.stringMatching(
            /^Regel 2: Deze mail heeft geen variabele ‘reviewer’\. Regel 2: ‘reviews’ kan ontbreken: zet het tussen \{\{#if reviews\}\} en \{\{\/if\}\}\. Regel 3: <script> kan niet in een mail worden gebruikt\.$/,
          ),
        },
      ]);
    }
    const empty = await webmaster.post('/mail-templates/decision-rejected', { subject: '', body: '' }, DUTCH);
    expect(empty.body.details).toEqual({ subject: 'Vul een onderwerp in.', body: 'Regel 1: Vul een tekst in.' });
  });

  it('leave what is stored as it is written, whatever the language', async () => {
    const text = { subject: '{{number}}', body: '<p>{{title}}</p>' };
    const { body } = await ok(webmaster.post('/mail-templates/thanks', text, DUTCH));
    expect(body).toMatchObject({ ...text, isUsable: true, to: 'die reviewer' });
    expect((await listed({})).find(({ name }) => name === 'thanks')).toMatchObject({ ...text, to: 'that reviewer' });
  });
});
