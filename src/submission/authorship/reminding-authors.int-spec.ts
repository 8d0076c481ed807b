import type { Pool } from 'pg';
import { erase, hurryKeys } from '../../../test/e2e/privacy/erase';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { AuthorshipStory } from '../../../test/support/stories/authorship-story';
import { ok } from '../../../test/support/stories/office-story';
import { PG_POOL } from '../../platform/postgres';

const CARLA = { email: 'carla@example.net', firstName: 'Carla', lastName: 'Osei' };
const DEV = { email: 'dev@example.net', firstName: 'Dev', lastName: 'Rao' };
const YES = { confirms: true, roles: ['SOFTWARE', 'CONCEPTUALIZATION'] };

describe('Reminding authors', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('sends one mail each with the same key, not more often than once a day', async () => {
    const story = await AuthorshipStory.submitted(app, [CARLA, DEV]);
    await ok(story.answer(DEV.email, YES));
    const remind = async () => (await app.as('assistant')).post(story.path('remind-authors'), {});
    expect((await remind()).status).toBe(422);
    expect(await story.seenBy('editor')).toMatchObject({ remindable: 0, remindableFrom: expect.any(String) });
    app.clock.advance({ days: 1 });
    expect(await story.seenBy('editor')).toMatchObject({ remindable: 1, remindableFrom: null });
    await ok(remind());
    const reminders = (await app.mails()).filter(({ kind }) => kind === 'AUTHORSHIP_REMINDER');
    expect(reminders.map(({ to }) => to)).toEqual([[CARLA.email]]);
    expect(reminders[0]?.html).toContain((await story.linkOf(CARLA.email)).key);
    expect((await remind()).status).toBe(422);
  });

  it('goes to the present address of an account, and so does the request, with a key that works', async () => {
    const [old, present] = ['moved@example.net', 'moved@clinic.example.net'];
    await app.nest.get<Pool>(PG_POOL, { strict: false }).query(
      `INSERT INTO app.users (id, email, email_key, first_name, last_name, group_id, created_at, addresses)
       VALUES (gen_random_uuid(), $1, $1, 'Mo', 'Ved', 2, now(), ARRAY[$2, $1])`,
      [present, old],
    );
    const story = await AuthorshipStory.submitted(app, [{ email: old, firstName: 'Mo', lastName: 'Ved' }]);
    app.clock.advance({ days: 1 });
    await ok((await app.as('assistant')).post(story.path('remind-authors'), {}));
    const own = (await app.mails()).filter(({ to }) => [old, present].includes(to[0] ?? ''));
    expect(own.map(({ kind, to }) => [kind, to])).toEqual(
      expect.arrayContaining([
        ['AUTHORSHIP_REQUEST', [present]],
        ['AUTHORSHIP_REMINDER', [present]],
        ['SUBMISSION_RECEIVED', [present]],
      ]),
    );
    expect(own.filter(({ to }) => to.includes(old))).toEqual([]);
    await ok(story.answer(present, YES));
    expect((await story.seenBy('editor')).authors[1]).toMatchObject({ state: 'CONFIRMED' });
  });

  it('is neither sent to an erased author nor awaited from them', async () => {
    const GONE = { email: 'gone@example.net', firstName: 'Gil', lastName: 'Gone' };
    await app.addPerson(GONE.email, 'author', { firstName: GONE.firstName, lastName: GONE.lastName });
    const { userId } = await app.as(GONE.email);
    const story = await AuthorshipStory.submitted(app, [GONE]);
    hurryKeys(app);
    await erase(app, { userId, email: GONE.email });
    app.clock.advance({ days: 1 });
    const seen = await story.seenBy('editor');
    expect([seen.authors[1]?.state, seen.remindable, seen.remindableFrom]).toEqual(['ERASED', 0, null]);
    const sent = (await app.mails()).length;
    expect((await (await app.as('assistant')).post(story.path('remind-authors'), {})).status).toBe(422);
    expect(await app.mails()).toHaveLength(sent);
  });

  it('is not for the submitting author', async () => {
    const story = await AuthorshipStory.submitted(app, [CARLA]);
    expect((await (await app.as('author')).post(story.path('remind-authors'), {})).status).toBe(403);
    expect(await story.seenBy('author')).toMatchObject({ remindable: 0, remindableFrom: null });
  });

  it('finds no one to remind if the journal does not ask', async () => {
    await ok((await app.as('webmaster')).post('/settings', { authorConfirmation: 'nobody' }));
    const before = (await app.mails()).length;
    const story = await AuthorshipStory.submitted(app, [CARLA]);
    const later = (await app.mails()).slice(before);
    expect(later.filter(({ kind }) => kind === 'AUTHORSHIP_REQUEST')).toEqual([]);
    expect(await story.seenBy('editor')).toMatchObject({ asked: false });
    await ok((await app.as('webmaster')).post('/settings', { authorConfirmation: 'everybody' }));
  });

  it('asks the questions that the journal has set for the type, and keeps the answers for the office', async () => {
    await ok((await app.as('webmaster')).post('/settings', { declarations: '2:FUNDING' }));
    const story = await AuthorshipStory.submitted(app, [CARLA]);
    expect((await story.read(CARLA.email)).body).toMatchObject({ questions: ['FUNDING'] });
    expect((await story.answer(CARLA.email, YES)).status).toBe(400);
    const declarations = [{ declaration: 'FUNDING', yes: true, text: 'canary-funder' }];
    await ok(story.answer(CARLA.email, { ...YES, declarations }));
    expect((await story.seenBy('editor')).authors[1]?.declarations).toEqual(declarations);
    expect(JSON.stringify(await story.seenBy('author'))).not.toContain('canary');
  });
});
