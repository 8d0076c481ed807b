import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { SESSION_EXPIRED_MESSAGE } from '../../../contracts';

describe('signing in and out', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const signIn = (email: unknown, password: unknown) => app.visitor.post('/authenticate', { email, password });

  it('returns token and user, but no data about the password', async () => {
    const answer = await signIn(' Editor@Example.org ', app.password);
    expect(answer.status).toBe(200);
    expect(answer.body.token).toEqual(expect.any(String));
    expect(answer.body.user).toMatchObject({
      email: 'editor@example.org',
      group: { id: 4, group: 'editor' },
      mustChangePassword: false,
    });
    expect(answer.text).not.toMatch(/argon|hash|oneTime/i);
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const wrong = await signIn('editor@example.org', 'wrong');
    const unknown = await signIn('nobody@example.org', 'wrong');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('lists the missing fields', async () => {
    const answer = await signIn('no address', '');
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual({ email: 'Email is not valid', password: 'Password is required' });
  });

  it('ends exactly the session that signs out, immediately', async () => {
    const [first, second] = [await app.signInAs('author'), await app.signInAs('author')];
    expect((await first.get('/user')).status).toBe(200);
    expect((await first.post('/user/logout')).status).toBe(204);
    const dead = await first.get('/user');
    expect(dead.status).toBe(401);
    expect(dead.body.message).toBe(SESSION_EXPIRED_MESSAGE);
    expect((await second.get('/user')).status).toBe(200);
  });
});
