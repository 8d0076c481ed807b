import type { OpenAPIObject } from '@nestjs/swagger';
import type { Pool } from 'pg';
import request from 'supertest';
import { startTestApp, type TestApp } from '../../../test/support/app/app';
import { OfficeStory, ok } from '../../../test/support/stories/office-story';
import { API_SCOPES, type ApiKey, type ApiScope, GROUPS, type NewSecret } from '../../contracts';
import type { AccessRule } from '../../platform/http/access/access.decorator';
import { PG_POOL } from '../../platform/postgres';

interface Entry {
  action: string;
  subject: string | null;
  after: Record<string, unknown> | null;
}

const OUT_OF_SCOPE = 'This key does not have permission to read this.';
const UNKNOWN = 'This key is unknown, or has expired or been revoked. A webmaster can create a new one.';
/** A webmaster who stays in the group. */
const MAKER = 'maker-of-keys@example.net';

describe('API keys of other programs', () => {
  let app: TestApp;
  let origin: string;
  beforeAll(async () => {
    app = await startTestApp();
    origin = await app.nest.getUrl();
    await app.addPerson(MAKER, 'webmaster', { firstName: 'Mia', lastName: 'Maker' });
  });
  afterAll(() => app.stop());

  const make = async (scopes: readonly ApiScope[], who = MAKER, name = 'Warehouse'): Promise<NewSecret> => {
    const answer = await ok((await app.signInAs(who)).post('/api-keys', { name, scopes, days: 30 }));
    return answer.body as NewSecret;
  };
  const call = (secret: string, method: string, path: string) =>
    request(origin)[method as 'get'](`/api${path}`).set('Authorization', `Bearer ${secret}`);
  const keys = async (): Promise<ApiKey[]> => (await ok((await app.as('webmaster')).get('/api-keys'))).body as ApiKey[];
  const keyOf = async (id: string): Promise<ApiKey | undefined> => (await keys()).find((one) => one.id === id);
  const logged = async (): Promise<Entry[]> => {
    const { body } = await ok((await app.as('webmaster')).get('/security-log', { size: 20 }));
    return (body as { items: Entry[] }).items;
  };
  const change = (sql: string, ...values: unknown[]) => app.nest.get<Pool>(PG_POOL).query(sql, values);

  it('read what is in their scope, with the rights of the webmaster who made them, and are never shown again', async () => {
    const story = await OfficeStory.submitted(app);
    const { id, secret } = await make(['articles']);
    expect(secret).toMatch(/^quire_[\w-]{43}$/);
    const found = await call(secret, 'post', '/article/search').send({ articleId: story.number });
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.body)).toContain(story.number);
    expect((await call(secret, 'get', `/article/${story.id}`)).status).toBe(200);
    const statistics = await call(secret, 'get', '/article/editor/journal-stats');
    expect([statistics.status, (statistics.body as { message: string }).message]).toEqual([403, OUT_OF_SCOPE]);
    const known = await keyOf(id);
    expect(known).toMatchObject({ name: 'Warehouse', scopes: ['articles'], state: 'ACTIVE', madeBy: 'Mia Maker' });
    expect(known?.ending).toBe(secret.slice(-4));
    expect(known?.lastUsedOn).toBe(new Date().toISOString().slice(0, 10));
    expect(JSON.stringify(await keys())).not.toContain(secret.slice(6, 30));
    const { rows } = await change('SELECT row_to_json(k)::text AS text FROM app.api_keys k');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 30));
  });

  it('are recorded in the security log: when made, on each day of use, at each bulk export, and at the end', async () => {
    const { id, secret } = await make(['articles'], MAKER, 'Library');
    await call(secret, 'post', '/article/search').send({});
    await call(secret, 'post', '/article/search').send({});
    expect((await call(secret, 'post', '/article/search.csv').send({ q: 'length' })).status).toBe(200);
    await ok((await app.signInAs('webmaster')).post(`/api-keys/${id}/end`));
    const entries = (await logged()).filter(({ action }) => action.startsWith('API_KEY') || action === 'DATA_EXPORTED');
    expect(entries.slice(0, 4)).toMatchObject([
      { action: 'API_KEY_ENDED', subject: 'Library' },
      { action: 'DATA_EXPORTED', after: { apiKey: 'Library' } },
      { action: 'API_KEY_USED', subject: 'Library' },
      { action: 'API_KEY_ADDED', subject: 'Library', after: { scopes: ['articles'], days: 30 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(secret.slice(6, 30));
  });

  it('open every route that declares a scope, and no other route', async () => {
    const { secret } = await make(API_SCOPES);
    const { body } = await request(origin).get('/api/openapi.json');
    const nothing = '00000000-0000-4000-8000-000000000000';
    const wrong: string[] = [];
    let [open, closed] = [0, 0];
    for (const [path, methods] of Object.entries((body as OpenAPIObject).paths))
      for (const [method, operation] of Object.entries(methods)) {
        const rule = (operation as { 'x-access'?: AccessRule })['x-access'];
        if (!rule || rule.groups === 'public') continue;
        const to = path.replace(/^\/api/, '').replace(/\{\w+\}/g, nothing);
        const { status, body: answer } = await call(secret, method, to).send(method === 'get' ? undefined : {});
        const isRefused = status === 403 && (answer as { message?: string }).message === OUT_OF_SCOPE;
        if (isRefused === (rule.scope !== undefined)) wrong.push(`${method} ${path}: ${status}`);
        if (rule.scope === undefined) closed += 1;
        else open += 1;
      }
    expect(wrong).toEqual([]);
    expect(open).toBeGreaterThan(20);
    expect(closed).toBeGreaterThan(150);
  });

  it('cannot change anything: every route that declares a scope only reads', async () => {
    const { body } = await request(origin).get('/api/openapi.json');
    const posts = Object.entries((body as OpenAPIObject).paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, one]) => method !== 'get' && (one as { 'x-access'?: AccessRule })['x-access']?.scope)
        .map(() => path),
    );
    expect(posts.sort()).toEqual(['/api/article/search', '/api/article/search.csv']);
  });

  it('give no more than anyone gets at a public route', async () => {
    const { secret } = await make(['statistics']);
    const [withKey, without] = [await call(secret, 'get', '/privacy-text'), await app.visitor.get('/privacy-text')];
    expect(withKey.status).toBe(200);
    expect(withKey.body).toEqual(without.body);
  });

  describe('that are not valid any more', () => {
    const refused = async (secret: string): Promise<void> => {
      const { status, body } = await call(secret, 'get', '/article/types');
      expect([status, (body as { message: string }).message]).toEqual([401, UNKNOWN]);
    };

    it('are refused: unknown, ended, expired', async () => {
      await refused(`quire_${'x'.repeat(43)}`);
      await refused('quire_');
      const ended = await make(['articles']);
      await ok((await app.signInAs('webmaster')).post(`/api-keys/${ended.id}/end`));
      await refused(ended.secret);
      expect((await keyOf(ended.id))?.state).toBe('ENDED');
      const again = await (await app.signInAs('webmaster')).post(`/api-keys/${ended.id}/end`);
      expect(again.status).toBe(404);
      const old = await make(['articles']);
      await change("UPDATE app.api_keys SET expires_at = now() - interval '1 second' WHERE id = $1", old.id);
      await refused(old.secret);
      expect((await keyOf(old.id))?.state).toBe('EXPIRED');
    });

    it('are refused when their maker is not a webmaster any more, and work again when they are', async () => {
      const who = 'former-maker@example.net';
      await app.addPerson(who, 'webmaster');
      const { id, secret } = await make(['articles'], who);
      const { user } = await app.as(who);
      const moveTo = async (name: string): Promise<void> => {
        const group = GROUPS.find((one) => one.group === name);
        await ok((await app.as('webmaster')).post(`/user/update/${user.id}/change-role?groupId=${group?.id}`));
      };
      await moveTo('editor');
      await refused(secret);
      expect((await keyOf(id))?.state).toBe('IDLE');
      await moveTo('webmaster');
      expect((await call(secret, 'get', '/article/types')).status).toBe(200);
    });
  });

  it.each([
    ['a name', { name: ' ', scopes: ['articles'], days: 30 }, 'name'],
    ['a short name', { name: 'x'.repeat(101), scopes: ['articles'], days: 30 }, 'name'],
    ['a scope', { name: 'x', scopes: [], days: 30 }, 'scopes'],
    ['known scopes', { name: 'x', scopes: ['everything'], days: 30 }, 'scopes'],
    ['an end', { name: 'x', scopes: ['articles'], days: 100_000 }, 'days'],
  ])('need %s', async (_what, body, field) => {
    const answer = await (await app.signInAs('webmaster')).post('/api-keys', body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { details: object }).details)).toEqual([field]);
  });

  it('are at most 50 at a time', async () => {
    await change(
      `INSERT INTO app.api_keys (id, user_id, name, scopes, key_hash, ending, expires_at)
       SELECT gen_random_uuid(), (SELECT id FROM app.users LIMIT 1), 'filled', '{articles}', 'hash ' || n, 'xxxx', now() + interval '1 day'
       FROM generate_series(1, 50) n`,
    );
    const body = { name: 'One more', scopes: ['articles'], days: 30 };
    const answer = await (await app.signInAs('webmaster')).post('/api-keys', body);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('There are already 50 active keys');
    await change("DELETE FROM app.api_keys WHERE name = 'filled'");
  });
});
