import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../test/support/app/app';
import { PG_POOL } from '../platform/postgres';
import { People } from './people';

describe('People by their addresses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const add = (email: string, addresses: string[], { unproven = false, deleted = false } = {}) =>
    app.nest.get<Pool>(PG_POOL, { strict: false }).query(
      `INSERT INTO app.users (id, email, email_key, first_name, last_name, group_id, created_at, addresses, unproven, deleted)
       VALUES (gen_random_uuid(), $1, lower($1), 'A', 'B', 2, now(), $2, $3, $4)`,
      [email, addresses, unproven, deleted],
    );

  it('are found by every address that they have proven, but not once the account is closed, nor without proof', async () => {
    await add('New@example.net', ['old@example.net', 'new@example.net']);
    await add('closed@example.net', ['gone@example.net', 'closed@example.net'], { deleted: true });
    await add('claims@example.net', ['claims@example.net'], { unproven: true });
    const wanted = ['OLD@example.net', 'gone@example.net', 'claims@example.net', 'unknown@example.net'];
    const found = await app.nest.get(People, { strict: false }).atAddresses(wanted);
    expect(found.map(({ email }) => email)).toEqual(['New@example.net']);
    expect(await app.nest.get(People, { strict: false }).atAddresses([])).toEqual([]);
  });
});
