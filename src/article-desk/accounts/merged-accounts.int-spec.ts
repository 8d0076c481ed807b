import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { DaysGoingBy } from '../../../test/support/app/clock-story';
import type { HttpClient } from '../../../test/support/app/http-client';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { until } from '../../../test/support/app/http-until';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import type { MergePreview } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

describe('merging two accounts of one person', () => {
  let app: TestApp;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const people = async (group: 'author' | 'reviewer' | 'associate editor' = 'author') => {
    count += 1;
    const [keptEmail, otherEmail] = [`kept-${count}@example.net`, `other-${count}@example.net`];
    const [kept, other] = [await app.addPerson(keptEmail, group), await app.addPerson(otherEmail, group)];
    return { kept, other, keptEmail, otherEmail, path: `/user/${kept}/merge/${other}` };
  };
  const preview = async (path: string): Promise<MergePreview> =>
    (await ok((await app.as('assistant')).get(path))).body as MergePreview;
  const merge = async (path: string) => (await app.as('assistant')).post(path);
  const query = (sql: string, values: unknown[]) => app.nest.get<Pool>(PG_POOL, { strict: false }).query(sql, values);

  it('moves manuscripts, requests and tickets, and ends the other account', async () => {
    const { kept, other, keptEmail, otherEmail, path } = await people('reviewer');
    const elsewhere = await app.signInAs(otherEmail);
    const draft = (await ok(elsewhere.post('/article/save', { articleTitle: 'Mine' }))).body.id as string;
    await ok(elsewhere.post('/ticket/save', { name: 'Help', content: '<p>Please.</p>', type: 'GENERAL' }));
    const story = await OfficeStory.inSelection(app);
    await story.reviewed(otherEmail);
    const seen = await preview(path);
    expect(seen.obstacles).toEqual([]);
    expect(seen.parts.map(({ text }) => text)).toEqual(['1 manuscript uploaded', '1 request to review', '1 ticket']);
    const { body: dutch } = await (await app.as('assistant')).get(path, {}, { 'Accept-Language': 'nl' });
    expect((dutch as MergePreview).parts.map(({ text }) => text)).toEqual([
      ...['1 geüpload manuscript', '1 reviewverzoek', '1 ticket'],
    ]);
    expect([seen.kept.email, seen.merged.email]).toEqual([keptEmail, otherEmail]);

    const left = 'SELECT FROM app.factors WHERE user_id = $1';
    await query("INSERT INTO app.factors (id, user_id, kind, name, seed) VALUES ($1, $1, 'APP', 'Phone', 'x')", [
      other,
    ]);
    const devices = 'SELECT FROM app.known_devices WHERE user_id = $1';
    expect((await query(devices, [other])).rowCount).toBe(1);
    await ok(merge(path));
    expect((await query(left, [other])).rowCount).toBe(0);
    expect((await query(devices, [other])).rowCount).toBe(0);
    expect((await elsewhere.get('/user')).status).toBe(401);
    const credentials = { email: otherEmail, password: app.password };
    expect((await app.visitor.post('/authenticate', credentials)).status).toBe(401);
    const client = await app.signInAs(keptEmail);
    await until('the manuscript has moved', async () => (await client.get(`/article/${draft}`)).status === 200 || null);
    await until('the ticket has moved', async () => (await client.get('/ticket/my-list')).body.length === 1 || null);
    await until(
      'the review has moved',
      async () => JSON.stringify((await story.panel()).assigned).includes(kept) || null,
    );
    expect((await client.get('/article/my-list')).text).toContain(draft);
    expect((await (await app.as('editor')).get(`/article/${draft}/log`)).text).toContain('were merged');
    expect((await app.mailTo(otherEmail, 'ACCOUNTS_MERGED')).html).toContain(otherEmail);
    expect((await app.mailTo(keptEmail, 'ACCOUNTS_MERGED')).subject).toContain('have been merged');
    const { rows } = await query("SELECT user_id FROM app.security_log WHERE action = 'ACCOUNTS_MERGED'", []);
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual([kept, other].sort());
  });

  it('keeps the person among the alternates of a manuscript', async () => {
    const { kept, other, path } = await people('reviewer');
    const story = await OfficeStory.inSelection(app);
    const list = { reviewerIds: [other], automatic: true };
    await ok((await app.as('editor')).post(story.path('alternates'), list));
    await ok(merge(path));
    const { alternates } = await story.panel();
    expect(alternates.people.map(({ person, barred }) => [person.id, barred])).toEqual([[kept, null]]);
  });

  it.each(['the other account', 'both accounts'])(
    'lets a list of alternates that names %s be changed',
    async (named) => {
      const { kept, other, path } = await people('reviewer');
      const { other: third } = await people('reviewer');
      const story = await OfficeStory.inSelection(app);
      const change = async (reviewerIds: string[], automatic: boolean, seen: object) =>
        (await app.as('editor')).post(story.path('alternates'), { reviewerIds, automatic, seen });
      const before = named === 'both accounts' ? [other, kept] : [other];
      await ok(change(before, true, { reviewerIds: [], automatic: true }));
      await ok(merge(path));
      expect((await story.panel()).alternates.people.map(({ person }) => person.id)).toEqual([kept]);
      expect((await change([third], true, { reviewerIds: [third], automatic: true })).status).toBe(409);
      await ok(change([kept], false, { reviewerIds: [kept], automatic: true }));
      await ok(change([third, kept], false, { reviewerIds: [kept], automatic: false }));
      const { alternates } = await story.panel();
      expect([alternates.automatic, alternates.people.map(({ person }) => person.id)]).toEqual([false, [third, kept]]);
    },
  );

  it('keeps the mark and the first place of a nominee', async () => {
    const { kept, other, path } = await people('reviewer');
    const story = await OfficeStory.inSelection(app, 'author', [], { reviewerTwo: other });
    await ok(merge(path));
    const [first] = (await story.panel()).candidates;
    expect([first?.id, first?.nominated]).toEqual([kept, 2]);
  });

  it('keeps the wall of either account', async () => {
    const { kept, keptEmail, otherEmail, path } = await people();
    const story = await OfficeStory.inSelection(app, 'author', [otherEmail]);
    await ok(merge(path));
    await query('UPDATE app.users SET group_id = 4 WHERE id = $1', [kept]);
    const client = await app.signInAs(keptEmail);
    expect((await client.get(`/article/${story.id}`)).status).toBe(404);
    expect((await (await app.as('editor')).get(`/article/${story.id}`)).status).toBe(200);
  });

  it('is refused while one of the two is asked to review what the other wrote', async () => {
    const { keptEmail, otherEmail, path } = await people('reviewer');
    const story = await OfficeStory.inSelection(app, keptEmail);
    await story.invite(otherEmail);
    const { articleId: number } = await story.article();
    expect((await preview(path)).obstacles).toEqual([
      `One account is asked to review ${number}, of which the other is an author. Remove the request first.`,
    ]);
    const refused = await merge(path);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect((await app.signInAs(otherEmail)).user.email).toBe(otherEmail);
  });

  it('is refused while both review the same revision', async () => {
    const { keptEmail, otherEmail, path } = await people('reviewer');
    const story = await OfficeStory.inSelection(app);
    for (const email of [keptEmail, otherEmail]) await story.invite(email);
    expect((await preview(path)).obstacles[0]).toContain('Both accounts are reviewers of the same revision');
  });

  it('is refused while one of the two can still answer late, and allowed once they cannot', async () => {
    const { keptEmail, otherEmail, path } = await people('reviewer');
    const story = await OfficeStory.inSelection(app);
    await story.invite(keptEmail);
    await new DaysGoingBy(app).until(15, story);
    await story.invite(otherEmail);
    expect((await preview(path)).obstacles[0]).toContain('Both accounts are reviewers of the same revision');
    await story.decide('REJECTED');
    expect((await preview(path)).obstacles).toEqual([]);
  });

  it('is refused for an address that is not proven', async () => {
    const { kept } = await people();
    const stranger = await app.register('unproven-other@example.net');
    const { obstacles } = await preview(`/user/${kept}/merge/${stranger.user.id}`);
    expect(obstacles[0]).toContain('Nobody has confirmed unproven-other@example.net');
  });

  it('shows an author in the office nothing about who reviews their manuscript', async () => {
    const { keptEmail: reviewer, otherEmail: coAuthor, path } = await people('reviewer');
    await app.addPerson('insider@example.net', 'assistant');
    const insider = await app.as('insider@example.net');
    expect((await insider.get(path)).status).toBe(200);
    const story = await OfficeStory.inSelection(app, 'author', ['insider@example.net', coAuthor]);
    const before = await insider.get(path);
    await story.invite(reviewer);
    const [after, merged] = [await insider.get(path), await insider.post(path)];
    expect([before.status, after.status, merged.status]).toEqual([403, 403, 403]);
    expect([after.body.message, merged.body.message]).toEqual([before.body.message, before.body.message]);
    expect((await preview(path)).obstacles).toHaveLength(1);
  });

  it('is for the office only, and never for one’s own account', async () => {
    const { kept, path } = await people();
    const tries: [string, string, number][] = [
      ['author', path, 403],
      ['associate editor', path, 403],
      ['assistant', `/user/${kept}/merge/${kept}`, 422],
      ['assistant', `/user/${kept}/merge/not-an-id`, 404],
    ];
    for (const [who, where, status] of tries) expect((await (await app.as(who)).get(where)).status).toBe(status);
    const editor = await app.as('editor');
    expect((await editor.post(`/user/${kept}/merge/${editor.user.id}`)).status).toBe(403);
    const webmaster = await app.as('webmaster');
    expect((await editor.post(`/user/${kept}/merge/${webmaster.user.id}`)).status).toBe(403);
  });

  it('gives the drafts of an unproven account to the person who proves its address', async () => {
    const email = 'displaced@example.net';
    const stranger = await app.register(email);
    const draft = (await ok(stranger.post('/article/save', { articleTitle: 'Displaced' }))).body.id as string;
    const owner: HttpClient = await app.register('owner@example.net');
    await ok(owner.post('/confirm-address', { key: await app.keyIn('owner@example.net', 'REGISTRATION') }));
    const change = { email, emailRepeat: email, currentPassword: GOOD_PASSWORD };
    await ok(owner.post(`/user/update/${owner.user.id}`, change));
    await ok(owner.post('/confirm-address', { key: await app.keyIn(email, 'ADDRESS_CHANGE') }));
    await until('the draft has moved', async () => (await owner.get(`/article/${draft}`)).status === 200 || null);
  });
});
