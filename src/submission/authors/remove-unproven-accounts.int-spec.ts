import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { GOOD_PASSWORD } from '../../../test/support/app/http-people';
import { RemoveUnprovenAccountsJob } from './remove-unproven-accounts.job';

describe('accounts that were never proven', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const run = (): Promise<void> => app.nest.get(RemoveUnprovenAccountsJob, { strict: false }).run();
  const statusOf = async (email: string): Promise<number> =>
    (await app.visitor.post('/authenticate', { email, password: GOOD_PASSWORD })).status;

  it('are removed after 30 days without a draft, and their address can register again', async () => {
    const [idle, writing, proven] = ['idle@example.net', 'writing@example.net', 'proven@example.net'];
    for (const email of [idle, writing, proven]) await app.register(email);
    const typed = await (
      await app.visitor.signIn(idle, GOOD_PASSWORD)
    ).post('/article/author/save', {
      ...{ firstName: 'Typed', lastName: 'Bythem', email: 'typed@example.net' },
    });
    expect(typed.status).toBe(200);
    await (await app.visitor.signIn(writing, GOOD_PASSWORD)).post('/article/save', { articleTitle: 'A draft' });
    const key = await app.keyIn(proven, 'REGISTRATION');
    expect((await (await app.visitor.signIn(proven, GOOD_PASSWORD)).post('/confirm-address', { key })).status).toBe(
      200,
    );
    await run();
    expect(await statusOf(idle)).toBe(200);
    app.clock.advance({ days: 31 });
    await run();
    expect([await statusOf(idle), await statusOf(writing), await statusOf(proven)]).toEqual([401, 200, 200]);
    expect((await (await app.as('editor')).get('/article/author/find?lastName=Bythem')).body).toEqual([]);
    await app.register(idle);
  });
});
