import { Articles } from '../../../src/article';
import { COMMENT_FIELDS } from '../../../src/contracts';
import { OverviewPage } from '../../../src/files/overview/overview-page';
import { mailLayout } from '../../../src/platform/mail/mail-layout';
import { XSS_PAYLOADS } from '../../fixtures/xss-payloads';
import { startTestApp, type TestApp } from '../../support/app/app';
import { newestMail } from '../../support/app/caught-mails';
import { activeIn, foreignIn } from '../../support/browser/html-dangers';
import { storedTexts } from '../../support/stories/stored-texts';
import { HostileWorld } from './hostile-world';

/** Names under which rich text is stored; mails are checked as a whole. */
const RICH = [...COMMENT_FIELDS, 'coverLetter', 'abstractText', 'note', 'comment', 'description', 'content', 'html'];
/** The author's note to the editor, and the log's facts, are plain although their fields have names of rich texts. */
const isPlain = (place: string): boolean =>
  /fields\.note$|DraftChanged\.note|DraftStarted|article_log\.facts/.test(place);
/** Several payloads in a row, all without a picture, which would block the others. */
const POLYGLOT = XSS_PAYLOADS.filter((text) => !/<(img|image|svg)|data:|plaintext/i.test(text))
  .join('\n')
  .slice(0, 4_900);

/** The tests of stored texts with some or all of the payloads; all of them are in one text as well. */
export function storeHostileTexts(payloads: readonly string[]): void {
  let app: TestApp;
  let world: HostileWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await HostileWorld.begin(app);
    for (const text of payloads) {
      await world.writeDraft(text);
      await world.review(text);
      await world.note(text);
      await world.tickets(text);
      await world.people(text);
    }
    await world.once(POLYGLOT);
    for (const text of payloads) await world.override(text);
  });
  afterAll(() => app.stop());

  it('are stored as harmless rich text, in every table and every event', async () => {
    const rich = (await storedTexts(app.nest)).filter(({ field, place }) => RICH.includes(field) && !isPlain(place));
    expect(new Set(rich.map(({ field }) => field))).toEqual(new Set(RICH));
    // Each text once, since most occur in many places.
    const different = [...new Map(rich.map((one) => [`${one.field === 'html'}${one.text}`, one])).values()];
    const unsafe = different.flatMap(({ place, field, text }) =>
      (field === 'html' ? activeIn(text) : foreignIn(text)).map((what) => `${place}: ${what}`),
    );
    expect([...new Set(unsafe)]).toEqual([]);
    expect(rich.length).toBeGreaterThan(8 * payloads.length);
  });

  it('are shown as typed where they are plain', async () => {
    const text = '<p onclick="alert(1)">Plain & "simple"</p>';
    await world.writeDraft(text);
    const draft = await world.readDraft(await app.as('author'));
    expect(draft).toMatchObject({ articleTitle: text, note: text });
    expect(draft).toMatchObject({ abstractText: '<p>Plain &amp; "simple"</p>' });
  });

  it('are escaped in every mail, and end no header of it', async () => {
    const mails = await app.mails();
    const journal = { journalName: 'Quire', publicUrl: 'https://journal.example' };
    expect(mails.flatMap((mail) => activeIn(mailLayout(mail, journal)))).toEqual([]);
    expect(mails.filter(({ subject }) => /[\r\n]/.test(subject))).toEqual([]);
    expect(mails.length).toBeGreaterThan(payloads.length / 2);
  });

  it('are escaped in the overview', async () => {
    const articles = app.nest.get(Articles, { strict: false });
    const page = app.nest.get(OverviewPage, { strict: false });
    for (const text of payloads) {
      const state = await articles.load(world.draft);
      if (!state) throw new Error('The draft is gone');
      const plain = { articleTitle: text, runningTitle: text, note: text, relationshipOne: text, keywords: [text] };
      // As if it had been stored unsanitised.
      const fields = { ...state.fields, ...plain, abstractText: text };
      const authors = state.authors.map((author) => ({ ...author, lastName: text, institute: text }));
      const files = state.files.map((file) => ({ ...file, fileName: text, figureTitle: text }));
      const suggestedReviewers = [{ fullName: text, email: text }];
      expect(activeIn(await page.html({ ...state, fields, authors, files, suggestedReviewers }))).toEqual([]);
    }
  });

  it('add no recipient and no header to a mail', async () => {
    const editor = await app.as('editor');
    const to = 'header@example.org';
    const mail = { to: [to], subject: 'Word\r\nBcc: evil@canary.example\r\n\r\n<b>x', text: '<p>Text</p>' };
    const path = world.story.path('editor/override');
    expect((await editor.post(path, { status: 'ACCEPTED', reason: 'r\r\nX: y', mail })).status).toBe(200);
    const caught = await newestMail(app.origin, to);
    expect(caught.subject).toBe('Word Bcc: evil@canary.example <b>x');
    const everybody = await fetch(`${app.origin}/mailbox/api/mails?to=canary.example`);
    expect(await everybody.json()).toEqual([]);
    for (const address of [
      `a@example.org\r\nBcc: evil@canary.example`,
      'A <a@example.org>',
      'a@example.org,b@example.org',
    ])
      for (const field of ['to', 'cc', 'replyTo']) {
        const value = field === 'replyTo' ? address : [address];
        const answer = await editor.post(path, { status: 'REJECTED', reason: 'r', mail: { ...mail, [field]: value } });
        expect([field, answer.status]).toEqual([field, 400]);
      }
  });
}
