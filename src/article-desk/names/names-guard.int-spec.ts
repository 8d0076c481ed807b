import { Readable } from 'node:stream';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { aFile, aReview } from '../../../test/support/article/article-people';
import { CommandedArticle, personOf } from '../../../test/support/article/commanded-article';
import { wordDocument } from '../../../test/support/files/samples/doc-samples';
import { wordFile } from '../../../test/support/integrity/desk-story';
import { rawPdf, write } from '../../../test/support/integrity/pdf/raw-pdf';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { ARTICLE_TYPES, type AuthRecord, type MailSuggestion, withReviewMode } from '../../contracts';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { newId } from '../../platform/clock';

const REVIEWER = 'names-reviewer@reviewers.example';
const SECOND = 'names-second@reviewers.example';

describe('a text that names its own side', () => {
  let app: TestApp;
  let story: OfficeStory;
  let requestId: string;

  beforeAll(async () => {
    app = await startTestApp();
    const institute = 'Utrecht Institute of Sleep';
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Marijke', lastName: 'Kuipers', institute });
    await app.addPerson(SECOND, 'reviewer', { firstName: 'Pieter', lastName: 'Brouwer' });
    const reviewModes = ARTICLE_TYPES.reduce((all, { id }) => withReviewMode(all, id, 'DOUBLE_ANONYMOUS'), '');
    await ok((await app.as('webmaster')).post('/settings', { reviewModes }));
    story = await OfficeStory.inSelection(app);
    requestId = await story.invite(REVIEWER);
    await story.answer(REVIEWER, requestId, true);
  });
  afterAll(() => app.stop());

  const editor = () => app.as('editor');
  const submit = async (changes: object) =>
    (await app.as(REVIEWER)).post(story.path(`submit-review/${requestId}`), { ...aReview(), ...changes });
  const letter = async (text: string, more: object = {}) =>
    (await editor()).post(story.path('editor/write-to-author'), { subject: 'A question', text, ...more });

  it('is refused in a review, with the field and the passage', async () => {
    const { status, body } = await submit({
      major: '<p>At the Utrecht Institute of Sleep we do not.</p>',
      minor: '<p>Regards,</p><p>M. Kuipers</p>',
    });
    expect([status, body.code]).toEqual([422, 'NAMES_FOUND']);
    expect(Object.keys(body.details).sort()).toEqual(['major', 'minor']);
    expect(body.details.minor).toBe('This would reveal to the authors who you are: “M. Kuipers”. Please change it.');
  });

  it('cannot be sent anyway by the reviewer', async () => {
    expect((await submit({ minor: '<p>M. Kuipers</p>', sendAnyway: true })).body.code).toBe('NAMES_FOUND');
  });

  it('is refused in a review even if an author has the same institute: an exception would confirm a guess', async () => {
    const guest = 'names-guest@reviewers.example';
    await app.addPerson(guest, 'reviewer', { institute: 'Institute of Tests' });
    const request = await story.invite(guest);
    await story.answer(guest, request, true);
    const major = '<p>At the Institute of Tests we do not.</p>';
    const { body } = await (await app.as(guest)).post(story.path(`submit-review/${request}`), aReview({ major }));
    expect(body).toMatchObject({ code: 'NAMES_FOUND', details: { major: expect.stringContaining('who you are') } });
  });

  it('may name the reviewer in what only editors read', async () => {
    const { status, body } = await submit({ commentsToEditor: '<p>Yours, Marijke Kuipers</p>', general: '' });
    // Refused for the missing comment, and not for the name.
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('is refused in a letter to the authors that names a reviewer, and sent when its sender confirms it', async () => {
    const { status, body } = await letter('<p>Marijke Kuipers asks for a table.</p>');
    expect([status, body.code]).toEqual([422, 'NAMES_FOUND']);
    expect(body.details.text).toContain('“Marijke Kuipers asks for a table.”');
    expect((await letter('<p>Marijke Kuipers asks.</p>', { sendAnyway: true })).status).toBe(200);
    expect((await letter('<p>A reviewer asks for a table.</p>')).status).toBe(200);
  });

  it('is refused in a letter to a reviewer that names an author, and sent when its sender confirms it', async () => {
    const second = await story.select(SECOND);
    const path = story.path(`review/${second}/send-mail`);
    const mail = { subject: 'A review', text: '<p>Ada Writer sent us this.</p>' };
    const { status, body } = await (await editor()).post(path, mail);
    expect([status, body.code]).toEqual([422, 'NAMES_FOUND']);
    expect((await (await editor()).post(path, { ...mail, sendAnyway: true })).status).toBe(200);
  });

  it('is accepted as the journal suggests it, without any name', async () => {
    const suggestion = (await ok((await editor()).get(story.path('editor/get-mail?status=MINOR_REVISION')))).body;
    const { to, subject, message } = suggestion as MailSuggestion;
    const sent = await (await editor()).post(story.path('editor/write-to-author'), { to, subject, text: message });
    expect(sent.status).toBe(200);
  });

  it('is refused in an annotated PDF that its reviewer signed, and accepted without the signature', async () => {
    const third = 'names-third@reviewers.example';
    await app.addPerson(third, 'reviewer', { firstName: 'Wietske', lastName: 'Achterberg' });
    const request = await story.invite(third);
    await story.answer(third, request, true);
    const attach = async (bytes: Buffer) =>
      (await app.as(third)).upload(story.path(`review-file/${request}`), { name: 'annotated.pdf', bytes });
    const signed = await attach(await rawPdf([write('Which scale was used? Wietske Achterberg')]));
    expect([signed.status, signed.body.code]).toEqual([422, 'NAMES_FOUND']);
    expect((await attach(await rawPdf([write('Which scale was used?')]))).status).toBeLessThan(300);
  });

  it('can be sent by staff who are signed in for the reviewer', async () => {
    const real = await editor();
    const acting = real.with(
      (await ok(real.post(`/user/loginAs/${(await app.as(REVIEWER)).userId}`))).body as AuthRecord,
    );
    const path = story.path(`submit-review/${requestId}`);
    const review = aReview({ minor: '<p>M. Kuipers</p>' });
    expect((await acting.post(path, review)).body.code).toBe('NAMES_FOUND');
    expect((await acting.post(path, { ...review, sendAnyway: true })).status).toBe(200);
  });

  describe('in a manuscript that is submitted', () => {
    const send = { isCompleted: true, copyrightAccepted: true, submissionReviewed: true, withoutConverted: true };
    const submitWith = async (files: readonly [name: string, bytes: Buffer][], abstractText = '<p>Short.</p>') => {
      const uploader = personOf(await app.as('author'));
      const draft = await CommandedArticle.draft(app.nest, {
        uploader,
        editor: personOf(await editor()),
        fields: { abstractText },
        own: { firstName: 'Ada', lastName: 'Zonneveld', institute: 'Institute of Canaries' },
      });
      for (const [originalName, bytes] of files) {
        const blobs = app.nest.get<Blobs>(BLOBS, { strict: false });
        const stored = await blobs.put(Readable.from([bytes]), { maxBytes: 1_000_000 });
        const extension = originalName.split('.').at(-1) ?? '';
        const named = { designation: 'Additional', extension, fileName: `1.${extension}`, originalName } as const;
        const file = { ...aFile(newId(), named), ...stored };
        await draft.run({ type: 'AddFile', data: { file, reusedFrom: null } }, uploader);
      }
      await draft.overview();
      return { draft, answer: await (await app.as('author')).post(`/article/${draft.id}/update`, send) };
    };

    it('is refused, with the field and the document', async () => {
      const text = 'By Ada Zonneveld\n\nReferences\n1. Zonneveld A, Roe J. A title. Lancet 2019;3:44-9.';
      const { draft, answer } = await submitWith(
        [['a.docx', await wordFile(text)]],
        '<p>We work at the Institute of Canaries in Delft.</p>',
      );
      const { status, body } = answer;
      expect([status, body.code, Object.keys(body.details)]).toEqual([422, 'NAMES_FOUND', ['abstractText', 'a.docx']]);
      expect(body.details['a.docx']).toBe(
        'a.docx would reveal the authors to the reviewers: “By Ada Zonneveld”. Please change it.',
      );
      const changed = { ...send, abstractText: '<p>We work in one place.</p>' };
      const again = await (await app.as('author')).post(`/article/${draft.id}/update`, changed);
      // The overview shows the old abstract, and the request fails for the outdated overview, no longer for a name.
      expect(again.body.code).not.toBe('NAMES_FOUND');
    });

    it('is refused if it is in a PDF, with the page, or in a .doc', async () => {
      const pdf = await rawPdf([write('We studied sleep.'), write('Ada Zonneveld, Delft')]);
      const { answer } = await submitWith([
        ['b.pdf', pdf],
        ['c.doc', wordDocument('By Ada Zonneveld\rWe studied sleep.')],
      ]);
      expect([answer.status, answer.body.code]).toEqual([422, 'NAMES_FOUND']);
      expect(answer.body.details).toEqual({
        'b.pdf': 'b.pdf would reveal the authors to the reviewers: “Ada Zonneveld, Delft” (p. 2). Please change it.',
        'c.doc': 'c.doc would reveal the authors to the reviewers: “By Ada Zonneveld”. Please change it.',
      });
    });

    it('is accepted when the documents contain no names', async () => {
      const pdf = await rawPdf([write('We studied sleep.'), write('Nobody is named.')]);
      const { answer } = await submitWith([
        ['b.pdf', pdf],
        ['c.doc', wordDocument('We studied sleep.\rNobody is named.')],
      ]);
      expect(answer.status).toBe(200);
    });
  });
});
