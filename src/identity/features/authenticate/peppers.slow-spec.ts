import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import { PG_POOL } from '../../../platform/postgres';
import { usePeppers } from '../../../platform/secrets';
import { hashPassword, isOutdatedHash, passwordFits } from '../../users/passwords';

const [OLD, NEW] = ['an old pepper of at least 32 characters', 'a new pepper of at least 32 characters'];

describe('the pepper of passwords', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterEach(() => usePeppers(null, null));
  afterAll(() => app.stop());

  const stored = async (email: string): Promise<string> => {
    const sql = 'SELECT password_hash AS hash FROM app.users WHERE email = $1';
    return (await app.nest.get<Pool>(PG_POOL).query<{ hash: string }>(sql, [email])).rows[0]?.hash ?? '';
  };
  const status = async (email: string): Promise<number> =>
    (await app.visitor.post('/authenticate', { email, password: app.password })).status;

  it('is not in the hash, and without it the password does not fit', async () => {
    usePeppers(OLD, null);
    const peppered = await hashPassword('four brave otters sail');
    expect(peppered).toMatch(/^pepper:[0-9a-f]{12}:\$argon2id\$/);
    expect(peppered).not.toContain(OLD);
    expect(await passwordFits(peppered, 'four brave otters sail')).toBe(true);
    expect(await passwordFits(peppered, 'four brave otters sink')).toBe(false);
    usePeppers(NEW, null);
    expect(await passwordFits(peppered, 'four brave otters sail')).toBe(false);
    usePeppers(null, null);
    expect(await passwordFits(peppered, 'four brave otters sail')).toBe(false);
  });

  it('is added to older hashes at the next sign-in and replaced by a later pepper, unnoticed by the person', async () => {
    const email = 'author@example.org';
    const plain = await stored(email);
    expect(plain).toMatch(/^\$argon2id/);
    usePeppers(OLD, null);
    expect(await status(email)).toBe(200);
    const first = await stored(email);
    expect(first).toMatch(/^pepper:/);
    usePeppers(NEW, OLD);
    expect(await status(email)).toBe(200);
    const second = await stored(email);
    expect(second.slice(0, 20)).not.toBe(first.slice(0, 20));
    usePeppers(NEW, null);
    expect([await status(email), await stored(email)]).toEqual([200, second]);
    usePeppers(OLD, null);
    expect(await status(email)).toBe(401);
  });

  it('does not hide an account of the demonstration', async () => {
    const sql = 'UPDATE app.users SET demonstration_hash = password_hash WHERE email = $1';
    await app.nest.get<Pool>(PG_POOL).query(sql, ['guest@example.org']);
    usePeppers(OLD, null);
    expect(await status('guest@example.org')).toBe(200);
    const count = 'SELECT FROM app.users WHERE demonstration_hash = password_hash AND email = $1';
    expect((await app.nest.get<Pool>(PG_POOL).query(count, ['guest@example.org'])).rowCount).toBe(1);
  });

  it('is not the only reason to renew a hash: weaker settings are one too', async () => {
    expect(await isOutdatedHash(await hashPassword('four brave otters sail'))).toBe(false);
    expect(await isOutdatedHash(`${'$'}argon2id${'$'}v=19${'$'}m=4096,t=1,p=1${'$'}c2FsdHNhbHQ${'$'}aGFzaA`)).toBe(
      true,
    );
  });
});
