import { startTestApp, type TestApp } from '../../../../test/support/app/app';
import type { HttpClient } from '../../../../test/support/app/http-client';
import {
  addApp,
  addPasskey,
  codeOf,
  poolOf,
  secondStep,
  ticketFor,
} from '../../../../test/support/stories/factor-steps';
import { newcomer } from '../../../../test/support/stories/session-steps';
import { MAX_FACTORS, type NewApp } from '../../../contracts';

/** Lifecycle, section 5 (5): the second factors of a person. */
describe('own second factors', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const person = async (): Promise<HttpClient> => app.signInAs((await newcomer(app)).email);
  const start = async (client: HttpClient, name = 'Phone'): Promise<NewApp> =>
    (await client.post('/user/factors/app', { name })).body as NewApp;

  it('count from their first code on, and only the first one comes with ten recovery codes', async () => {
    const client = await person();
    const { id, key, uri } = await start(client);
    expect(uri).toBe(`otpauth://totp/Quire:${encodeURIComponent(client.user.email)}?secret=${key}&issuer=Quire`);
    expect((await client.get('/user/factors')).body).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect((await client.post('/user/factors/app/confirm', { id, code: '000000' })).status).toBe(422);
    const first = await client.post('/user/factors/app/confirm', { id, code: codeOf(key) });
    expect(new Set(first.body.recoveryCodes as string[]).size).toBe(10);
    const options = await client.post('/user/factors/passkey');
    expect(options.body).toMatchObject({ rp: { name: 'Quire' }, user: { name: client.user.email } });
    await addPasskey(app, client);
    expect((await client.get('/user/factors')).body).toEqual({
      factors: [
        expect.objectContaining({ id, kind: 'APP', name: 'Phone', lastUsedAt: expect.any(String) }),
        expect.objectContaining({ kind: 'PASSKEY', name: 'Laptop', lastUsedAt: null }),
      ],
      recoveryCodesLeft: 10,
    });
  });

  it('cannot be read from the database: neither the key of an app nor a recovery code', async () => {
    const client = await person();
    const { key, recoveryCodes } = await addApp(app, client);
    const { rows } = await poolOf(app).query(
      `SELECT (SELECT string_agg(f::text, ' ') FROM app.factors f) || (SELECT string_agg(c::text, ' ') FROM app.recovery_codes c) AS all`,
    );
    const text = (rows as [{ all: string }])[0].all.toLowerCase();
    for (const secret of [key, ...recoveryCodes]) expect(text).not.toContain(secret.toLowerCase());
  });

  it('are renamed and removed by their holder only', async () => {
    const [client, stranger] = [await person(), await person()];
    await addApp(app, client);
    const [{ id }] = (await client.get('/user/factors')).body.factors as [{ id: string }];
    expect((await stranger.post(`/user/factors/${id}/rename`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.post(`/user/factors/${id}/remove`)).status).toBe(404);
    expect((await client.post(`/user/factors/${id}/rename`, { name: ' ' })).body.details).toHaveProperty('name');
    expect((await client.post(`/user/factors/${id}/rename`, { name: ' Old phone ' })).status).toBe(204);
    expect((await client.get('/user/factors')).body.factors).toEqual([expect.objectContaining({ name: 'Old phone' })]);
    expect((await client.post(`/user/factors/${id}/remove`)).status).toBe(204);
    const mails = (await app.mails(client.user.email)).filter(({ kind }) => kind === 'FACTOR_CHANGED');
    expect(mails.map(({ html }) => /The authenticator app “[^”]+” was \w+/.exec(html)?.[0])).toEqual([
      'The authenticator app “Phone” was added',
      'The authenticator app “Old phone” was removed',
    ]);
  });

  it('can get new recovery codes, which end the earlier ones', async () => {
    const client = await person();
    expect((await client.post('/user/factors/recovery-codes')).status).toBe(422);
    const { recoveryCodes } = await addApp(app, client);
    const fresh = (await client.post('/user/factors/recovery-codes')).body.recoveryCodes as string[];
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const ticket = await ticketFor(app, client.user.email);
    expect((await secondStep(app, ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(422);
    expect((await secondStep(app, ticket, { recoveryCode: fresh[0] })).status).toBe(200);
  });

  it('are at most ten, and an unfinished one is replaced by the next', async () => {
    const client = await person();
    const unfinished = await start(client);
    for (let count = 0; count < MAX_FACTORS; count += 1) await addApp(app, client, `App ${count}`);
    expect((await client.post('/user/factors/app', { name: 'One more' })).status).toBe(422);
    expect((await client.post('/user/factors/passkey')).status).toBe(422);
    const late = { id: unfinished.id, code: codeOf(unfinished.key) };
    expect((await client.post('/user/factors/app/confirm', late)).status).toBe(422);
  });
});
