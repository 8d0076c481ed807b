import { startTestApp, type TestApp } from '../../../../test/support/app/app';

describe('the strength of a password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const scoreOf = async (password: string, holder: object = {}): Promise<number> => {
    const { status, body } = await app.visitor.post('/password-strength', { password, ...holder });
    expect(status).toBe(200);
    return body.score as number;
  };

  it('decides whether the password can be set', async () => {
    expect(await scoreOf('passwordpassword')).toBeLessThan(3);
    expect(await scoreOf('four brave otters sail')).toBe(4);
  });

  it('is lowest if it contains the name or the address of the person', async () => {
    const password = 'wilhelmina oosterhuis 88 canal';
    expect(await scoreOf(password)).toBe(4);
    expect(await scoreOf(password, { firstName: 'Wilhelmina' })).toBe(0);
    expect(await scoreOf(password, { email: 'oosterhuis@example.org' })).toBe(0);
  });

  it('is not computed for an empty password or one that is too long', async () => {
    expect((await app.visitor.post('/password-strength', {})).status).toBe(200);
    expect((await app.visitor.post('/password-strength', { password: 'x'.repeat(129) })).status).toBe(400);
    expect((await app.visitor.post('/password-strength', { password: 7 })).status).toBe(400);
  });
});
