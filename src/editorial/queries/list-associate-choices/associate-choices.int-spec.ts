import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { OfficeStory, ok } from '../../../../test/support/stories/office-story';
import type { AssociateChoice } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

const CORA = 'cora@example.net';
const ADA = 'ada@example.net';

describe('the choice of an associate editor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    for (const email of [CORA, ADA]) await app.addPerson(email, 'associate editor', { firstName: email.slice(0, 3) });
  });
  afterAll(() => app.stop());

  const choices = async (story: OfficeStory, who = 'editor'): Promise<Record<string, AssociateChoice>> => {
    const all = (await ok((await app.as(who)).get(story.path('associates')))).body as AssociateChoice[];
    return Object.fromEntries(all.map((one) => [one.firstName, one]));
  };

  it('shows a conflict with its reason, and who holds the article now', async () => {
    const story = await OfficeStory.inSelection(app, 'author', [CORA]);
    const before = await choices(story);
    expect(before.cor?.reason).toBe('Uploaded the article or is one of its authors');
    expect(before.ada).toMatchObject({ reason: null, currentAssignments: 0 });
    await story.assignAssociate(ADA);
    expect((await choices(story, ADA)).ada).toMatchObject({
      ...{ reason: 'Has the article now', currentAssignments: 1, overdue: 0 },
    });
  });

  it('counts overdue articles, and shows the expertise of each person', async () => {
    const story = await OfficeStory.inSelection(app);
    const { overdue: before = 0 } = (await choices(story)).ada ?? {};
    await story.assignAssociate(ADA);
    app.clock.advance({ days: 40 });
    const { ada } = await choices(story);
    expect(ada?.overdue).toBeGreaterThan(before);
    expect(ada).toHaveProperty('areasOfExpertise');
    app.clock.advance({ days: -40 });
  });

  it('does not count articles that were decided', async () => {
    const story = await OfficeStory.inSelection(app);
    const held = async (): Promise<number> => (await choices(story)).ada?.currentAssignments ?? -1;
    const before = await held();
    await story.assignAssociate(ADA);
    expect(await held()).toBe(before + 1);
    const override = async (status: string) =>
      ok((await app.as('editor')).post(story.path('editor/override'), { status, reason: 'As agreed', mail: null }));
    await override('MINOR_REVISION');
    expect(await held()).toBe(before + 1);
    await override('ACCEPTED');
    expect(await held()).toBe(before);
  });

  it('counts an earlier address of the associate editor', async () => {
    const story = await OfficeStory.inSelection(app, 'author', ['before@example.net']);
    expect((await choices(story)).ada?.reason).toBeNull();
    await app.nest
      .get<Pool>(PG_POOL, { strict: false })
      .query("UPDATE app.users SET addresses = addresses || '{before@example.net}' WHERE email_key = $1", [ADA]);
    expect((await choices(story)).ada?.reason).toBe('Uploaded the article or is one of its authors');
  });
});
