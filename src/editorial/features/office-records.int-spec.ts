import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { Answer, HttpClient } from '../../../test/support/app/http-client';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ArticleView } from '../../contracts';

describe('what the office records about an article', () => {
  let app: TestApp;
  let editor: HttpClient;
  let story: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    editor = await app.as('editor');
  });
  beforeEach(async () => {
    story = await OfficeStory.inSelection(app);
  });
  afterAll(() => app.stop());

  const view = (answer: Answer): ArticleView => answer.body as ArticleView;
  const statusFor = async (who: string, path: string, body: object = {}): Promise<number> =>
    (await (await app.as(who)).post(story.path(path), body)).status;

  describe('a note', () => {
    it('is stored without harmful content, whether it comes in the address or in the body', async () => {
      const path = story.path('assistant/new-note');
      await ok(editor.post(`${path}?note=${encodeURIComponent('<p>Look at <b>table 2</b></p>')}`));
      const long = `<p onclick="x()">${'a'.repeat(20_000)}</p><script>x()</script>`;
      const { articleNotes } = view(await ok((await app.as('assistant')).post(path, { note: long })));
      expect(articleNotes.map((one) => [one.assistantEditor.lastName, one.note])).toEqual([
        ['editor', '<p>Look at <b>table 2</b></p>'],
        ['assistant', `<p>${'a'.repeat(20_000)}</p>`],
      ]);
    });

    it.each(['', '<p>&nbsp;</p>', '<script>x</script>'])('%j is no note', async (note) => {
      const answer = await editor.post(story.path('assistant/new-note'), { note });
      expect([answer.status, answer.body.details]).toEqual([400, { note: 'Please write the note first.' }]);
      expect((await story.article()).articleNotes).toEqual([]);
    });

    it('is not for authors and strangers, and is not shown to the author', async () => {
      await ok(editor.post(story.path('assistant/new-note'), { note: 'canary-note' }));
      for (const who of ['author', 'reviewer', 'guest'])
        expect(await statusFor(who, 'assistant/new-note', { note: 'x' })).toBe(403);
      expect(await statusFor('associate editor', 'assistant/new-note', { note: 'x' })).toBe(404);
      expect(JSON.stringify(await story.article())).toContain('canary-note');
      expect(JSON.stringify(await story.article('author'))).not.toContain('canary-note');
    });
  });

  describe('an override', () => {
    const override = (body: object): PromiseLike<Answer> => editor.post(story.path('editor/override'), body);

    it.each([
      [{ status: 'ACCEPTED' }, 'reason'],
      [{ status: 'ACCEPTED', reason: '  ' }, 'reason'],
      [{ status: 'DRAFT', reason: 'x' }, 'status'],
      [{ reason: 'x' }, 'status'],
      [{ status: 'ACCEPTED', reason: 'x', mail: { to: ['nobody'], subject: 'S', text: 'T' } }, 'mail.to'],
    ])('is refused for %j', async (body, field) => {
      const answer = await override(body);
      expect([answer.status, Object.keys(answer.body.details as object)]).toEqual([400, [field]]);
      expect((await story.article()).status).toBe('REVIEWER_SELECTION');
    });

    it('sends a safe mail to the authors, ends open requests and notifies their reviewers', async () => {
      await story.invite('reviewer');
      const mail = { subject: 'Your article', text: '<p>Dear author</p><script>x()</script>' };
      const { status, articleReviewer } = view(await ok(override({ status: 'REJECTED', reason: 'Fraud', mail })));
      expect([status, articleReviewer.map((one) => one.status)]).toEqual(['REJECTED', ['Cancelled']]);
      const sent = (await app.mails()).slice(-2).map((one) => [one.kind, one.to, one.html.includes('<script')]);
      expect(sent).toEqual([
        ['DECISION', ['author@example.org'], false],
        ['REVIEW_CANCELLED', ['reviewer@example.org'], false],
      ]);
    });

    it('leaves a final status, with a due date for a revision', async () => {
      await ok(override({ status: 'REJECTED', reason: 'A mistake' }));
      const back = view(await ok(override({ status: 'MINOR_REVISION', reason: 'Appeal won' })));
      expect([back.status, back.dueDate !== null]).toEqual(['MINOR_REVISION', true]);
      expect((await override({ status: 'MINOR_REVISION', reason: 'Again' })).status).toBe(422);
    });

    it('is refused from a stale view', async () => {
      const { version } = await story.article();
      await ok(editor.post(story.path('set-reviewers-count?count=3')));
      expect((await override({ status: 'REJECTED', reason: 'x', version })).status).toBe(409);
    });

    it('is the office’s alone', async () => {
      await story.assignAssociate();
      for (const who of ['author', 'reviewer', 'associate editor'])
        expect(await statusFor(who, 'editor/override', { status: 'ACCEPTED', reason: 'x' })).toBe(403);
    });
  });

  describe('a rating', () => {
    const rate = (id: string, stars: number | string): PromiseLike<Answer> =>
      editor.post(story.path(`editor/rate-review/${id}?rate=${stars}`));

    it('of a completed review is kept per editor, and the last one counts', async () => {
      const id = await story.reviewed('reviewer');
      await ok(rate(id, 1));
      await ok(rate(id, 4));
      const path = story.path(`editor/rate-review/${id}?rate=5`);
      const { articleReviewer } = view(await ok((await app.as('assistant')).post(path)));
      expect(articleReviewer.map((one) => one.avgRating)).toEqual([4.5]);
      for (const stars of [0, 6, 2.5, 'x', '']) expect((await rate(id, stars)).status).toBe(400);
      for (const who of ['author', 'reviewer'])
        expect(await statusFor(who, `editor/rate-review/${id}?rate=5`)).toBe(403);
    });

    it('waits for the review', async () => {
      const id = await story.invite('reviewer');
      expect((await rate(id, 3)).status).toBe(409);
      expect((await rate('no-such-request', 3)).status).toBe(404);
    });
  });
});
