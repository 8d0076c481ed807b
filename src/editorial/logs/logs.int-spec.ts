import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { Articles, personActor, SECRET_MARK } from '../../article';
import type { ArticleLogEntry, ArticleView, EmailLogEntry, StateChange } from '../../contracts';
import { newId } from '../../platform/clock';

describe('what staff can read about an article', () => {
  let app: TestApp;
  let story: OfficeStory;
  let beforeTheCheck: string;
  let request: string;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson('rita@example.org', 'reviewer', { firstName: 'Rita', lastName: 'Reviewer' });
    story = await OfficeStory.submitted(app);
    beforeTheCheck = app.clock.now().toISOString();
    app.clock.advance({ minutes: 1 });
    await story.passCheck();
    const editor = await story.as('editor');
    await ok(editor.post(story.path('set-reviewers-count?count=1')));
    request = await story.invite('rita@example.org');
    await story.answer('rita@example.org', request, true);
    const override = { status: 'RETURNED_TO_EDITOR', reason: 'Taken back' };
    await ok(editor.post(story.path('editor/override'), override));
  });
  afterAll(() => app.stop());

  const log = async (who = 'editor'): Promise<ArticleLogEntry[]> =>
    (await ok((await story.as(who)).get(story.path('log')))).body as ArticleLogEntry[];
  const mailLog = async (): Promise<EmailLogEntry[]> =>
    (await ok((await story.as('assistant')).get(story.path('mail-log')))).body as EmailLogEntry[];
  const asOf = async (at: string, who = 'editor') => (await story.as(who)).get(story.path('as-of'), { at });

  describe('the log', () => {
    it('shows every change of the status, the newest first', async () => {
      const moves = (await log()).filter((entry) => entry.currentStatus !== null).reverse();
      expect(moves.map((entry) => entry.currentStatus)).toEqual([
        'DRAFT',
        'NEW_ARTICLE',
        'REVIEWER_SELECTION',
        'UNDER_REVIEW',
        'RETURNED_TO_EDITOR',
      ]);
      expect(moves.slice(1).map((entry) => entry.previousStatus)).toEqual(
        moves.slice(0, -1).map((entry) => entry.currentStatus),
      );
      expect(moves[3]).toMatchObject({ triggerType: 'SYSTEM', user: null });
    });

    it('names people, in its sentences too, and keeps the reason of an override', async () => {
      const entries = await log('webmaster');
      expect(entries[0]).toMatchObject({
        actionType: 'OVERRIDE',
        triggerType: 'USER',
        user: { firstName: 'Test', lastName: 'editor' },
        actingUser: null,
        description: 'The status was overridden to Returned to editor: Taken back',
      });
      const texts = entries.map((entry) => entry.description);
      expect(texts).toContain('Rita Reviewer was selected as a reviewer of the first submission.');
      expect(texts.join()).not.toContain('{user:');
    });

    it('is in the language of its reader, with what each entry changed', async () => {
      const dutch = async <Answer>(path: string): Promise<Answer> =>
        (await ok((await story.as('editor')).get(story.path(path), {}, { 'Accept-Language': 'nl' }))).body as Answer;
      const [first, ...others] = await dutch<ArticleLogEntry[]>('log');
      expect(first?.description).toBe('De status is handmatig gewijzigd in Terug bij de redacteur: Taken back');
      const asked = others.find(({ actionType }) => actionType === 'REVIEWER_MAILED');
      expect(asked?.description).toMatch(
        /^Rita Reviewer is om een review gevraagd, met een antwoord uiterlijk op \d+ [a-z]+ \d{4}\.$/,
      );
      const changes = await dutch<StateChange[]>(`changes?entry=${asked?.entry ?? ''}`);
      expect(changes).toEqual([
        {
          part: 'Reviewer Rita Reviewer voor de eerste indiening',
          before: 'Gekozen',
          after: expect.stringMatching(/^Gemaild; gemaild op \d+ [a-z]+ \d{4}; uiterlijk op \d+ [a-z]+ \d{4}$/),
        },
      ]);
      expect((await log()).map(({ description }) => description).join()).not.toMatch(/gevraagd|uiterlijk/);
    });

    it('keeps the entries of a person whose account is deleted', async () => {
      const other = await OfficeStory.submitted(app);
      const gone = { userId: newId(), email: 'gone@example.org', group: 'editor' } as const;
      const note = { type: 'AddNote', data: { noteId: newId(), note: '<p>x</p>' } } as const;
      const options = { actor: personActor(gone), meta: { correlationId: newId() } };
      await app.nest.get(Articles, { strict: false }).execute(other.id, () => note, options);
      const [entry] = (await (await app.as('editor')).get(other.path('log'))).body as ArticleLogEntry[];
      expect(entry).toMatchObject({ actionType: 'NOTE', user: { firstName: 'A former', lastName: 'user' } });
    });
  });

  describe('the mail log', () => {
    it('shows mails with their addresses and text, the newest first', async () => {
      const mails = await mailLog();
      const times = mails.map((mail) => mail.timeRequested);
      expect(times).toEqual([...times].sort().reverse());
      const invitation = mails.find((mail) => mail.type === 'REVIEW_INVITATION');
      expect(invitation).toMatchObject({ mailTo: ['rita@example.org'], state: expect.stringMatching(/QUEUED|SENT/) });
      expect(invitation?.subject).not.toBe('');
    });

    it('never shows a personal link or its placeholder', async () => {
      const sent = await app.mailTo('rita@example.org', 'REVIEW_INVITATION');
      const [, key = ''] = /key=([\w-]+)/.exec(sent.html) ?? [];
      expect(key).not.toBe('');
      const text = JSON.stringify(await mailLog());
      expect(text).toContain('[personal link]');
      for (const secret of [key, SECRET_MARK, 'key=']) expect(text).not.toContain(secret);
    });
  });

  describe('the article as of a moment', () => {
    it('is the article at that time, and allows no action', async () => {
      const view = (await ok(asOf(beforeTheCheck))).body as ArticleView;
      expect(view).toMatchObject({ status: 'NEW_ARTICLE', articleReviewer: [], actions: [], decisions: [] });
      const now = (await ok(asOf(app.clock.now().toISOString()))).body as ArticleView;
      expect(now.status).toBe('RETURNED_TO_EDITOR');
      expect(now.articleReviewer.map((one) => one.id)).toEqual([request]);
    });
    it.each(['', 'yesterday', '2026-02-30', '2026-W10', '2026-01-05T10:00'])('refuses %j', async (at) => {
      expect((await asOf(at)).status).toBe(400);
    });
    it('does not exist before the article did', async () => {
      expect((await asOf('2020-01-01')).status).toBe(404);
    });
  });

  it.each(['log', 'mail-log', 'as-of?at=2026-01-01'])(
    '%s is closed to author, reviewer and strangers',
    async (call) => {
      const statusFor = async (who: string): Promise<number> =>
        (await (await story.as(who)).get(story.path(call))).status;
      expect(await statusFor('author')).toBe(403);
      expect(await statusFor('rita@example.org')).toBe(403);
      expect(await statusFor('guest')).toBe(404);
      expect(await statusFor('associate editor')).toBe(404);
      expect((await app.visitor.get(story.path(call))).status).toBe(401);
    },
  );

  it('is closed to an editor who is an author of the article', async () => {
    const own = await OfficeStory.inSelection(app, 'author', ['editor@example.org']);
    const editor = await app.as('editor');
    const answers = [await editor.get(own.path('log')), await editor.get(own.path('mail-log'))];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
  });
});
