import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import { AuthorSteps } from '../../../../test/support/stories/submission-steps';
import type { WaitingLongest } from '../../../contracts';

describe('what waits longest', () => {
  let app: TestApp;
  let quiet: OfficeStory;
  let invited: OfficeStory;
  beforeAll(async () => {
    app = await startTestApp();
    quiet = await OfficeStory.inSelection(app);
    invited = await OfficeStory.inSelection(app);
    await invited.invite('reviewer');
  });
  afterAll(() => app.stop());

  const seenBy = async (who: string): Promise<WaitingLongest> =>
    (await ok((await app.as(who)).get('/article/waiting-longest'))).body as unknown as WaitingLongest;
  const late = async (): Promise<unknown[]> =>
    (await seenBy('editor')).items.map(({ id, waitsFor, lateDays }) => [id, waitsFor, lateDays]);

  it('is sorted by the next date, or by the journal’s delay for articles without a date', async () => {
    expect(await late()).toEqual([
      [invited.id, 'reviewer', null],
      [quiet.id, 'office', null],
    ]);
    app.clock.advance({ days: 10 });
    expect(await late()).toEqual([
      [invited.id, 'reviewer', 3],
      [quiet.id, 'office', null],
    ]);
    app.clock.advance({ days: 6 });
    expect(await late()).toContainEqual([quiet.id, 'office', 2]);
    expect((await seenBy('editor')).late).toEqual({ reviewer: 1, associate: 0, office: 1 });
  });

  it('shows below the tiles the oldest articles, and how many have no invited reviewer', async () => {
    await new AuthorSteps(await app.as('author')).submitted();
    const first = (await seenBy('editor')).oldest.check;
    app.clock.advance({ days: 1 });
    await new AuthorSteps(await app.as('author')).submitted();
    expect(await seenBy('editor')).toMatchObject({ oldest: { check: first, decide: null }, uninvited: 1 });
    expect(first).not.toBeNull();
    expect((await seenBy('associate editor')).oldest.check).toBeNull();
  });

  it("counts due dates by day for a week, on the journal's calendar, and nothing that is late", async () => {
    const story = await OfficeStory.inSelection(app);
    await story.invite('reviewer');
    const { week } = await seenBy('editor');
    expect(week.filter(({ reviewer }) => reviewer > 0)).toEqual([]);
    app.clock.advance({ days: 1 });
    const { week: next } = await seenBy('editor');
    const due = new Date(app.clock.now().getTime() + 6 * 86_400_000).toISOString().slice(0, 10);
    expect(next.filter(({ reviewer }) => reviewer > 0)).toEqual([{ day: due, reviewer: 1, associate: 0, office: 0 }]);
    app.clock.advance({ days: 7 });
    expect((await seenBy('editor')).week.filter(({ reviewer }) => reviewer > 0)).toEqual([]);
  });

  it('says what the viewer may do with each article', async () => {
    const [first] = (await seenBy('editor')).items;
    expect(first?.actions).toContain('choose-reviewers');
    expect(first?.actions).not.toContain('advise');
  });

  it('is limited, for an associate editor, to what they hold', async () => {
    expect(await seenBy('associate editor')).toEqual({
      items: [],
      total: 0,
      held: 0,
      late: { reviewer: 0, associate: 0, office: 0 },
      oldest: { check: null, decide: null },
      uninvited: 0,
      week: [],
    });
    expect((await seenBy('editor')).held).toBeNull();
    await quiet.assignAssociate();
    const { items, total } = await seenBy('associate editor');
    expect([total, items.map(({ id, waitsFor }) => [id, waitsFor])]).toEqual([1, [[quiet.id, 'associate']]]);
  });

  it('says that a reviewer is late, also when the associate editor is late for longer', async () => {
    const holder = 'slow-holder@example.net';
    await app.addPerson(holder, 'associate editor');
    const story = await OfficeStory.inSelection(app);
    await story.assignAssociate(holder);
    app.clock.advance({ days: 9 });
    await story.invite('reviewer');
    const item = async (): Promise<unknown> => (await seenBy(holder)).items.find(({ id }) => id === story.id);
    app.clock.advance({ days: 6 });
    expect(await item()).toMatchObject({ waitsFor: 'associate', lateDays: 1, hasLateReviewers: false });
    app.clock.advance({ days: 2 });
    expect(await item()).toMatchObject({ waitsFor: 'associate', lateDays: 3, hasLateReviewers: true });
  });

  it('has as many late articles as the list of late articles, for an associate editor too', async () => {
    const holder = 'waiting-holder@example.net';
    await app.addPerson(holder, 'associate editor');
    const story = await OfficeStory.inSelection(app);
    await story.assignAssociate(holder);
    const override = { status: 'MINOR_REVISION', reason: 'As agreed', mail: null };
    await ok((await app.as('editor')).post(story.path('editor/override'), override));
    await story.revise();
    app.clock.advance({ days: 20 });
    const numbers = async (who: string): Promise<[tile: number, list: number]> => {
      const { late: tile } = await seenBy(who);
      const found = (await ok((await app.as(who)).post('/article/search', { late: true }))).body as { total: number };
      return [tile.reviewer + tile.associate + tile.office, found.total];
    };
    expect(await numbers(holder)).toEqual([0, 0]);
    const [tile, list] = await numbers('editor');
    expect(tile).toBe(list);
    expect(tile).toBeGreaterThan(0);
  });

  it('does not show members of the office their own article', async () => {
    const own = await OfficeStory.inSelection(app, 'editor');
    expect((await seenBy('editor')).items.map(({ id }) => id)).not.toContain(own.id);
    expect((await seenBy('assistant')).items.map(({ id }) => id)).toContain(own.id);
  });

  it('keeps the articles of an associate editor that are with authors or in the check, last and never late', async () => {
    const holder = 'waiting-for-authors@example.net';
    await app.addPerson(holder, 'associate editor');
    const stories = [await OfficeStory.inSelection(app), await OfficeStory.inSelection(app)];
    for (const story of stories) await story.assignAssociate(holder);
    const [revised, kept] = stories;
    const override = async (status: string): Promise<unknown> =>
      ok(
        (await app.as('editor')).post(revised?.path('editor/override') ?? '', { status, reason: 'Agreed', mail: null }),
      );
    const seen = async (): Promise<unknown[]> => {
      const { items, total, held, week, oldest, late: numbers } = await seenBy(holder);
      const { body } = await ok((await app.as(holder)).get('/article/associate/my-articles'));
      expect(held).toBe((body as unknown[]).length);
      expect(oldest.check).toBeNull();
      expect(numbers.office + week.reduce((sum, { office }) => sum + office, 0)).toBe(0);
      return [total, items.map(({ id, waitsFor, lateDays, due }) => [id, waitsFor, lateDays, due !== null])];
    };
    await override('MINOR_REVISION');
    const open = [kept?.id, 'associate', null, true];
    expect(await seen()).toEqual([2, [open, [revised?.id, 'elsewhere', null, true]]]);
    await revised?.revise();
    expect(await seen()).toEqual([2, [open, [revised?.id, 'elsewhere', null, false]]]);
    app.clock.advance({ days: 9 });
    expect(await seen()).toEqual([2, [open, [revised?.id, 'elsewhere', null, false]]]);
    await override('REJECTED');
    expect(await seen()).toEqual([1, [open]]);
  });
});
