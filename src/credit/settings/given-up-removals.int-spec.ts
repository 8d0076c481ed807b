import type { Pool } from 'pg';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import type { HttpClient } from '../../../test/support/app/http-client';
import { ok } from '../../../test/support/stories/office-story';
import type { Deposit, Deposits } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

const OLD = 'https://sandbox.example.org';
const PLACES = { active: false, site: OLD, api: 'https://api.example.org', clientId: 'APP-1', clientSecret: 'word' };
const REST = { groupId: 'issn:2049-3630', organization: 'Society', city: 'Utrecht', country: 'Netherlands' };

describe('A removal at ORCID, when the settings change', () => {
  let app: TestApp;
  let webmaster: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    webmaster = await app.as('webmaster');
  });
  afterAll(() => app.stop());

  const change = (more: object = {}) => ok(webmaster.post('/orcid-credit', { ...PLACES, ...REST, ...more }));
  const pool = (): Pool => app.nest.get<Pool>(PG_POOL);
  const waiting = async (assignment: string): Promise<string> => {
    const { rows } = await pool().query<{ id: string }>(
      `INSERT INTO app.orcid_deposits (assignment_id, site, article_id, user_id, queued_at, state, released, next_try_at, put_code)
       VALUES ($1, $2, 'a', $3, now(), 'REMOVING', true, now() + interval '1 year', '17') RETURNING id::text`,
      [assignment, OLD, webmaster.session?.user.id],
    );
    return rows[0]?.id ?? '';
  };
  const of = async (id: string): Promise<Deposit | undefined> => {
    const { body } = await ok(webmaster.get('/orcid-credit/deposits', { page: 0, size: 100 }));
    return (body as Deposits).items.find((one) => one.id === id);
  };
  const retry = (id: string, language = 'en') =>
    webmaster.post(`/orcid-credit/deposits/${id}/retry`, {}, { 'Accept-Language': language });

  it('goes on while client and address stay the same', async () => {
    await change();
    const id = await waiting('same');
    await change({ city: 'Delft' });
    expect(await of(id)).toMatchObject({ state: 'REMOVING' });
  });

  it('is shown as not removed after another client, and can be tried again', async () => {
    await change();
    const id = await waiting('client');
    await change({ clientId: 'APP-2' });
    expect(await of(id)).toMatchObject({ state: 'NOT_REMOVED', problem: 'PERMISSION', nextTryAt: null });
    await ok(retry(id));
    expect(await of(id)).toMatchObject({ state: 'REMOVING' });
  });

  it('is shown as not removed after another address, where no try could reach it', async () => {
    await change();
    const id = await waiting('address');
    await change({ site: 'https://orcid.example.org' });
    expect(await of(id)).toMatchObject({ state: 'NOT_REMOVED', problem: 'PERMISSION', nextTryAt: null });
    expect(await retry(id)).toMatchObject({ status: 409, body: { message: expect.stringMatching(/no longer uses/) } });
    expect(await retry(id, 'nl')).toMatchObject({ body: { message: expect.stringMatching(/niet meer gebruikt/) } });
    expect(await of(id)).toMatchObject({ state: 'NOT_REMOVED' });
    await change();
    await ok(retry(id));
    expect(await of(id)).toMatchObject({ state: 'REMOVING' });
  });
});
