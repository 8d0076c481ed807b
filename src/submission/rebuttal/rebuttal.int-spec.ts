import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { pdfText } from '../../../test/support/files/pdf-text';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ArticleView, RebuttalAnswer } from '../../contracts';
import { SETTINGS, type SettingsStore } from '../../platform/settings';

describe('A reply to the reviewers', () => {
  let app: TestApp;
  let story: OfficeStory;
  let author: HttpClient;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('one@example.net', 'reviewer', { firstName: 'Rita', lastName: 'Canaryone' });
    story = await OfficeStory.inSelection(app);
    await story.reviewed('one@example.net', {
      general: '<p>A clear question.</p><p>Why <strong>812</strong> people?</p>',
      commentsToEditor: '<p>canary-editor</p>',
    });
    author = await app.as('author');
  });
  afterAll(() => app.stop());

  const read = async (): Promise<RebuttalAnswer> =>
    (await ok(author.get(story.path('rebuttal')))).body as RebuttalAnswer;
  const save = (body: object) => author.post(story.path('rebuttal'), body);
  const letter = () => author.post(story.path('rebuttal/letter'));

  it('is not written before a revision is asked for', async () => {
    expect((await author.get(story.path('rebuttal'))).status).toBe(409);
    expect((await save({ opening: 'x' })).status).toBe(409);
    await story.decide('MAJOR_REVISION');
  });

  it('contains the reviewers’ points one by one, without names and without the part for the editor', async () => {
    const { points, opening, replies, draftVersion } = await read();
    expect(points.slice(0, 2)).toMatchObject([
      { reviewer: 1, field: 'general', quote: '<p>A clear question.</p>' },
      { reviewer: 1, field: 'general', quote: '<p>Why <strong>812</strong> people?</p>' },
    ]);
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    expect(JSON.stringify(points)).not.toMatch(/canary/i);
    expect([opening, replies, draftVersion]).toEqual(['', {}, 0]);
  });

  it('is stored as a draft, and not overwritten by a window that has not loaded the last saved version', async () => {
    const [first] = (await read()).points;
    const typed = { opening: 'Thank you.', replies: [{ point: first?.id, text: 'Indeed.' }] };
    expect((await ok(save({ ...typed, draftVersion: 0 }))).body).toEqual({ draftVersion: 1 });
    expect(await read()).toMatchObject({ opening: 'Thank you.', replies: { [first?.id ?? '']: 'Indeed.' } });
    const late = await save({ opening: 'Late', draftVersion: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    const unknown = { ...typed, replies: [...typed.replies, { point: 'nothing', text: 'x' }], draftVersion: 1 };
    await ok(save(unknown));
    expect(Object.keys((await read()).replies)).toEqual([first?.id]);
    expect((await save({ opening: 'x'.repeat(20_001) })).status).toBe(400);
  });

  it('becomes the letter of rebuttal in the language of the journal, in place of the previous one', async () => {
    const letters = ({ files }: ArticleView) => files.filter(({ type }) => type === 'RebuttalLetter');
    const [made] = letters((await ok(letter())).body as ArticleView);
    expect(made).toMatchObject({ revision: 1, originalName: 'Reply to the reviewers.pdf' });
    const [, second] = (await read()).points;
    await app.nest.get<SettingsStore>(SETTINGS, { strict: false }).change({ defaultLanguage: 'nl' });
    await ok(save({ opening: 'Thank you.\n\nAll of us', replies: [{ point: second?.id, text: 'As\nplanned.' }] }));
    const [again, ...more] = letters((await ok(letter())).body as ArticleView);
    expect([again?.id === made?.id, more]).toEqual([false, []]);
    const bytes = await (await fetch(`${app.origin}${again?.location ?? ''}`)).arrayBuffer();
    const text = await pdfText(new Uint8Array(bytes));
    for (const part of ['Antwoord aan de reviewers', 'Thank you.', '812', 'As', 'planned.', 'Geen antwoord'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/canary/i);
  });

  it('is not made from an empty reply', async () => {
    await ok(save({ opening: ' ' }));
    expect([(await letter()).status, (await letter()).body.message]).toEqual([422, 'Please write a reply first.']);
  });

  it('is accessible to no one else, and is deleted once the revision is submitted', async () => {
    expect((await (await app.as('editor')).get(story.path('rebuttal'))).status).toBe(403);
    await ok(save({ opening: 'Kept' }));
    const letter = (await story.article('author')).files.find(({ type }) => type === 'RebuttalLetter');
    await ok(author.post(story.path(`remove-file/${letter?.id ?? ''}`)));
    await story.revise();
    expect((await author.get(story.path('rebuttal'))).status).toBe(409);
  });
});
