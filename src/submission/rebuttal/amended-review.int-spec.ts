import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { pdfText } from '../../../test/support/files/pdf-text';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ArticleView, RebuttalAnswer } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const REVIEWER = 'amends@example.net';
const FIRST = '<p>Why 812 people?</p>';
const SECOND = '<p>Where is the table?</p>';

describe('A reply to a review that is amended afterwards', () => {
  let app: TestApp;
  let story: OfficeStory;
  let author: HttpClient;
  let request: string;

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rita', lastName: 'Amends' });
  });
  beforeEach(async () => {
    story = await OfficeStory.inSelection(app);
    request = await story.reviewed(REVIEWER, { general: FIRST + SECOND });
    await story.decide('MINOR_REVISION');
    author = await app.as('author');
  });
  afterAll(() => app.stop());

  const read = async (): Promise<RebuttalAnswer> =>
    (await ok(author.get(story.path('rebuttal')))).body as RebuttalAnswer;
  const save = (replies: Record<string, string>) =>
    ok(
      author.post(story.path('rebuttal'), {
        replies: Object.entries(replies).map(([point, text]) => ({ point, text })),
      }),
    );
  /** The replies with the quotes that they stand under. */
  const replied = ({ points, replies }: RebuttalAnswer) =>
    points.filter(({ id }) => replies[id]).map(({ id, quote }) => [quote, replies[id]]);
  const lost = ({ points, replies }: RebuttalAnswer) =>
    Object.entries(replies)
      .filter(([id]) => points.every((point) => point.id !== id))
      .map(([, text]) => text);

  async function answerBoth(): Promise<void> {
    const [first, second] = (await read()).points;
    await save({ [first?.id ?? '']: 'All who came.', [second?.id ?? '']: 'On page 4.' });
  }
  async function amend(general: string): Promise<void> {
    const editor = await app.as('editor');
    await ok(
      editor.post(story.path('editor/override'), { status: 'BACK_TO_REVIEW', reason: 'A mistake.', mail: null }),
    );
    await ok(editor.post(story.path(`review/${request}/send-back`), { reason: 'Please say more.' }));
    await story.review(REVIEWER, request, { general });
    await story.decide('MAJOR_REVISION');
  }

  it('stays under its point when a paragraph is inserted', async () => {
    await answerBoth();
    await amend(`<p>A new point.</p><p>Why <em>812</em> people?</p>${SECOND}`);
    expect(replied(await read())).toEqual([
      ['<p>Why <em>812</em> people?</p>', 'All who came.'],
      [SECOND, 'On page 4.'],
    ]);
  });

  it('is kept when its point is gone, is not in the letter, and can be removed', async () => {
    await answerBoth();
    await amend(SECOND);
    const before = await read();
    expect([replied(before), lost(before)]).toEqual([[[SECOND, 'On page 4.']], ['All who came.']]);
    await save(before.replies);
    expect(lost(await read())).toEqual(['All who came.']);
    const { files } = (await ok(author.post(story.path('rebuttal/letter')))).body as ArticleView;
    const made = files.find(({ type }) => type === 'RebuttalLetter');
    const bytes = await (await fetch(`${app.origin}${made?.location ?? ''}`)).arrayBuffer();
    const text = await pdfText(new Uint8Array(bytes));
    expect([text.includes('On page 4.'), text.includes('All who came.')]).toEqual([true, false]);
    await save(Object.fromEntries(before.points.map(({ id }) => [id, before.replies[id] ?? ''])));
    expect(lost(await read())).toEqual([]);
    await save({ [Object.keys(before.replies).find((id) => !before.points.some((one) => one.id === id)) ?? '']: 'x' });
    expect((await author.post(story.path('rebuttal/letter'))).status).toBe(422);
  });

  it('keeps two equal points apart', async () => {
    await amend(SECOND + SECOND);
    await answerBoth();
    expect(replied(await read())).toEqual([
      [SECOND, 'All who came.'],
      [SECOND, 'On page 4.'],
    ]);
  });

  describe('when it was saved by an earlier version, under the place of its point,', () => {
    const places = (): object => ({
      [`${request}:general:0`]: 'All who came.',
      [`${request}:general:1`]: 'On page 4.',
    });
    async function savedEarlier(): Promise<void> {
      await answerBoth();
      const pool = app.nest.get<Pool>(PG_POOL, { strict: false });
      const draft = JSON.stringify({ opening: '', replies: places() });
      await pool.query('UPDATE app.rebuttal_drafts SET draft = $1::jsonb WHERE article_id = $2', [draft, story.id]);
    }

    it('is found under its point, also by a window that was opened before', async () => {
      await savedEarlier();
      const both = [
        [FIRST, 'All who came.'],
        [SECOND, 'On page 4.'],
      ];
      expect(replied(await read())).toEqual(both);
      await save(places() as Record<string, string>);
      expect(replied(await read())).toEqual(both);
    });

    it('does not move to another point of the amended review', async () => {
      await savedEarlier();
      await amend(`<p>A new point.</p>${SECOND}`);
      const found = await read();
      expect([replied(found), lost(found).sort()]).toEqual([[], ['All who came.', 'On page 4.']]);
      await save(found.replies);
      expect(lost(await read())).toHaveLength(2);
    });
  });
});
