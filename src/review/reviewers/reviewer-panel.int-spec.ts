import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { ReviewerCandidate, ReviewerStatistics, ReviewerTodo, TodoLists } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const RITA = 'rita@example.net';
const OTTO = 'otto@example.net';

describe('choosing reviewers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(RITA, 'reviewer', { firstName: 'Rita', lastName: 'Review', institute: 'institute of  TESTS' });
    await app.addPerson(OTTO, 'reviewer', { firstName: 'Otto', lastName: 'Other' });
    await app.addPerson('barred@example.net', 'reviewer', { firstName: 'Bea', lastName: 'Barred' });
    await app.addPerson('co-author@example.net', 'reviewer', { firstName: 'Cora', lastName: 'Author' });
  });
  afterAll(() => app.stop());

  const candidate = async (story: OfficeStory, q: string): Promise<ReviewerCandidate> => {
    const { candidates } = await story.panel(`?q=${q}`);
    const [found] = candidates;
    if (!found) throw new Error(`There is no candidate ${q}`);
    return found;
  };
  const post = async (story: OfficeStory, path: string, body: object = {}) =>
    (await app.as('editor')).post(story.path(path), body);

  /** Checks that the statistics show the same number for this person. */
  const sameAsStatistics = async (story: OfficeStory): Promise<void> => {
    const { body } = await (await app.as('editor')).get('/article/editor/reviewers-stats', { q: 'Rita' });
    const [row] = (body as ReviewerStatistics).items;
    const shown = await candidate(story, 'Rita');
    expect([shown.completedLastYear, shown.assignmentsLastYear, shown.rejectPct, shown.avgRating]).toEqual([
      row?.completed,
      row?.assignments,
      row?.refusedPct,
      row?.avgRating,
    ]);
    expect(shown.responseTime).toBeCloseTo(row?.responseTime ?? 0, 6);
  };

  it('shows the work of each reviewer, in numbers of the last year', async () => {
    const first = await OfficeStory.inSelection(app, 'author', ['co-author@example.net']);
    const before = await candidate(first, 'Rita');
    expect(before).toMatchObject({ assignmentsLastYear: 0, responseTime: null, rejectPct: null, avgRating: null });
    await ok(post(first, 'set-reviewers-count?count=1'));
    const done = await first.reviewed(RITA);
    await ok(post(first, `editor/rate-review/${done}?rate=4`));
    await first.decide('ACCEPTED');
    const second = await OfficeStory.inSelection(app);
    const declined = await second.invite(RITA);
    app.clock.advance({ days: 3 });
    await second.answer(RITA, declined, false);
    const third = await OfficeStory.inSelection(app);
    await third.invite(RITA);

    expect(await candidate(third, 'Rita')).toMatchObject({
      currentAsignments: 1,
      completedLastYear: 1,
      assignmentsLastYear: 3,
      responseTime: expect.closeTo(1.5, 1),
      rejectPct: expect.closeTo(1 / 3),
      avgRating: 4,
      acceptedArticles: 0,
      barred: 'ASSIGNED',
    });
    expect(await candidate(third, 'Cora')).toMatchObject({ acceptedArticles: 1, barred: null });
    await sameAsStatistics(third);
    app.clock.advance({ days: 400 });
    expect(await candidate(third, 'Rita')).toMatchObject({
      completedLastYear: 0,
      assignmentsLastYear: 0,
      responseTime: null,
    });
    app.clock.advance({ days: -403 });
  });

  it('marks conflicts and shows who is barred; choosing them is refused with the reason', async () => {
    const assistant = await app.as('assistant');
    const entry = {
      firstName: 'Bea',
      lastName: 'Barred',
      emailAddress: 'Barred@Example.net',
      shortReason: 'Made it up',
    };
    await ok(assistant.post('/article/blacklist-author/save', entry));
    const story = await OfficeStory.inSelection(app, 'author', ['co-author@example.net']);
    expect(await candidate(story, 'Rita')).toMatchObject({
      barred: null,
      conflicts: ['SAME_DOMAIN', 'SAME_INSTITUTE'],
    });
    const barred = { Bea: 'BLACKLISTED', Cora: 'AUTHOR' };
    for (const [name, why] of Object.entries(barred)) {
      const found = await candidate(story, name);
      expect(found.barred).toBe(why);
      const refused = await post(story, `reviewer?reviewerId=${found.id}`);
      expect([refused.status, refused.body.details.reviewerId]).toEqual([422, expect.any(String)]);
    }
    expect((await post(story, 'reviewer')).status).toBe(400);
    expect((await post(story, 'reviewer?reviewerId=unknown')).status).toBe(404);
    expect(JSON.stringify((await story.panel()).candidates)).not.toContain('@');
  });

  it('bars a person on the blacklist by an address that they proved before', async () => {
    const userId = await app.addPerson('new-address@example.net', 'reviewer', {
      firstName: 'Nora',
      lastName: 'Moved',
    });
    await app.nest
      .get<Pool>(PG_POOL)
      .query(`UPDATE app.users SET addresses = addresses || '{old-address@example.net}' WHERE id = $1`, [userId]);
    const entry = {
      firstName: 'N',
      lastName: 'Other',
      emailAddress: 'Old-Address@example.net',
      shortReason: 'Plagiarism',
    };
    await ok((await app.as('assistant')).post('/article/blacklist-author/save', entry));
    const story = await OfficeStory.inSelection(app);
    expect((await candidate(story, 'Nora')).barred).toBe('BLACKLISTED');
    expect((await post(story, `reviewer?reviewerId=${userId}`)).status).toBe(422);
  });

  it('shows next to the choice which reviewers the authors want, and which not', async () => {
    const [rita, otto] = [(await app.as(RITA)).userId, (await app.as(OTTO)).userId];
    const story = await OfficeStory.inSelection(app, 'author', [], {
      reviewerOne: rita,
      relationshipOne: 'None',
      reviewerRemoved: otto,
      note: 'Not from our town, please.',
    });
    const panel = await story.panel();
    expect(panel.wishes).toMatchObject({
      nominated: [{ person: { id: rita, lastName: 'Review' }, relationship: 'None' }],
      excluded: { id: otto, lastName: 'Other' },
      note: 'Not from our town, please.',
    });
    expect(panel.candidates[0]).toMatchObject({ id: rita, nominated: 1 });
    expect(panel.candidates.find(({ id }) => id === otto)?.barred).toBe('EXCLUDED');
  });

  it('moves the status with count, answers, removal and cancellation', async () => {
    const story = await OfficeStory.inSelection(app);
    const status = async () => (await story.article()).status;
    for (const count of ['5', '-1', '1.5', 'many', ''])
      expect((await post(story, `set-reviewers-count?count=${count}`)).status).toBe(400);
    const ritas = await story.invite(RITA);
    const ottos = await story.invite(OTTO);
    await story.answer(RITA, ritas, true);
    expect(await status()).toBe('REVIEWER_SELECTION');
    await story.answer(OTTO, ottos, true);
    expect(await status()).toBe('UNDER_REVIEW');
    await ok(post(story, `review/${ottos}/cancel`));
    expect(await status()).toBe('REVIEWER_SELECTION');
    expect((await app.mailTo(OTTO, 'REVIEW_CANCELLED')).subject).toContain(story.number);
    await ok(post(story, 'set-reviewers-count?count=1'));
    expect(await status()).toBe('UNDER_REVIEW');
    await ok(post(story, `reviewer/delete?reviewerId=${(await app.as(RITA)).userId}`));
    expect(await status()).toBe('REVIEWER_SELECTION');
    expect((await story.panel()).assigned).toEqual([
      { revision: 0, reviewers: [expect.objectContaining({ status: 'Cancelled' })] },
    ]);
    expect((await post(story, 'assign-same-reviewers')).status).toBe(422);
  });

  it('lists what the reviewer has to do, and for the editor what is overdue', async () => {
    const story = await OfficeStory.inSelection(app);
    const todo = async () => {
      const all = (await ok((await app.as(OTTO)).get('/article/reviewer/todo-list'))).body as ReviewerTodo;
      return (['decide', 'pending', 'completed'] as const).filter((name) =>
        all[name].some((one) => one.articleId === story.id),
      );
    };
    const selected = await story.select(OTTO);
    expect(await todo()).toEqual([]);
    await story.mail(selected);
    expect(await todo()).toEqual(['decide']);
    await story.answer(OTTO, selected, true);
    expect(await todo()).toEqual(['pending']);
    const date = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await post(story, `review/${selected}/due-date`, { date: 'soon' })).status).toBe(400);
    await ok(post(story, `review/${selected}/due-date`, { date }));
    const overdue = async () => {
      const lists = (await ok((await app.as('editor')).get('/article/editor/article-list'))).body as TodoLists;
      return lists.overdueReviewers?.find((row) => row.id === story.id)?.overdueDays ?? null;
    };
    expect(await overdue()).toBeNull();
    app.clock.advance({ days: 5 });
    expect(await overdue()).toBe(3);
    await story.review(OTTO, selected);
    expect(await todo()).toEqual(['completed']);
    expect(await overdue()).toBeNull();
  });
});
