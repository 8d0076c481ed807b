import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { signedToken, startSampleApp, token } from '../../../test/support/app/http-sample-app';
import { SESSION_EXPIRED_MESSAGE } from '../../contracts';
import { HealthRegistry } from './health/health.registry';

describe('the HTTP edge', () => {
  let app: NestExpressApplication;
  const get = (path: string, bearer?: string): request.Test => {
    const call = request(app.getHttpServer()).get(`/api${path}`);
    return bearer === undefined ? call : call.set('Authorization', `Bearer ${bearer}`);
  };
  const post = (path: string, body: string | object, type = 'application/json'): request.Test =>
    request(app.getHttpServer()).post(`/api${path}`).set('Content-Type', type).send(body);

  beforeAll(async () => {
    app = await startSampleApp();
  });
  afterAll(() => app.close());

  describe('who may call', () => {
    it('refuses a route that declares no access, even to a webmaster', async () => {
      const answer = await get('/undeclared', token('webmaster'));
      expect(answer.status).toBe(403);
    });

    it('lets everyone call a public route, and identifies signed-in callers', async () => {
      expect((await get('/public')).body).toEqual({ user: null });
      expect((await get('/public', 'nonsense')).body).toEqual({ user: null });
      expect((await get('/public', token('guest'))).body).toEqual({ user: 'id of guest' });
    });

    it.each([
      ['no token', undefined],
      ['a malformed token', 'nonsense'],
      ['a token signed by somebody else', token('editor', 'another secret')],
      ['the token of an ended session', token('ended')],
      ['a session of somebody else', signedToken({ sub: 'somebody', jti: 'editor' }, undefined, { expiresIn: '1h' })],
      ['an expired token', signedToken({ sub: 'id of editor', jti: 'editor', exp: 1_000_000 })],
    ])('answers 401 to %s', async (_what, bearer) => {
      const answer = await get('/all', bearer);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ statusCode: 401, code: 'UNAUTHENTICATED', message: SESSION_EXPIRED_MESSAGE });
    });

    it('admits the declared groups, and a webmaster with them', async () => {
      expect((await get('/office', token('editor'))).status).toBe(200);
      expect((await get('/office', token('webmaster'))).status).toBe(200);
      expect((await get('/office', token('reviewer'))).status).toBe(403);
      expect((await get('/all', token('guest'))).body).toEqual({ user: 'id of guest' });
    });
  });

  describe('what may be sent', () => {
    it('passes valid bodies on, without unknown fields, with correlation id and pinned version', async () => {
      const answer = await post('/notes', { text: 'a', pages: 2, extra: true }).set('If-Match', '"5"');
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        note: { text: 'a', pages: 2 },
        meta: { correlationId: answer.headers['x-correlation-id'], pinnedVersion: 5 },
      });
    });

    it('keeps a plain correlation id of the caller and replaces any other', async () => {
      const send = async (id: string): Promise<unknown> =>
        (await get('/public').set('X-Correlation-Id', id)).headers['x-correlation-id'];
      expect(await send('my-request-1')).toBe('my-request-1');
      expect(await send('a b')).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('names every invalid field', async () => {
      const answer = await post('/notes', { text: 5, pages: 'two' });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        message: 'text must be a string',
        details: { text: 'text must be a string', pages: 'Give a number of pages' },
      });
    });

    const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    it.each([
      ['broken JSON', '{"text":', 400],
      ['a list', '[{"text":"a","pages":1}]', 400],
      ['no body', '', 400],
      ['a bare value', '"text"', 400],
      ['a character that cannot be stored', '{"text":"a\\u0000","pages":1}', 400],
      ['half a character', '{"text":"\\ud800","pages":1}', 400],
      ['a body nested deeper than the stack', deep(100_000), 400],
      ['a body over 1 MB', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 413],
      ['a prototype', '{"__proto__":{"pages":1},"text":"a"}', 400],
    ])('refuses %s in the error form', async (_what, body, status) => {
      const answer = await post('/notes', body);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ statusCode: status, message: expect.any(String), code: expect.any(String) });
    });

    it('refuses a body of another character set or kind', async () => {
      expect((await post('/notes', '{}', 'application/json; charset=klingon')).status).toBe(415);
      for (const kind of ['application/x-www-form-urlencoded', 'text/plain', 'application/xml', 'no kind at all'])
        expect([kind, (await post('/notes', 'text=a&pages=1', kind)).status]).toEqual([kind, 415]);
    });

    it('refuses malformed addresses', async () => {
      expect((await get('/echo/a%00b')).status).toBe(400);
      expect((await get('/echo/%E0%A4%A')).body).toMatchObject({ statusCode: 400 });
      expect((await get('/echo/a?q=%00')).status).toBe(400);
    });
  });

  it('answers unknown addresses with 404 in the error form', async () => {
    const answer = await get('/nowhere');
    expect(answer.body).toEqual({ statusCode: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' });
  });

  it('answers internal errors with a reference only', async () => {
    const answer = await get('/fault');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('password');
    expect(answer.body.message).toContain(answer.headers['x-correlation-id']);
  });

  it('limits guessing per address and account, and says how long to wait', async () => {
    const guess = (email: string): request.Test => post('/guess', { email });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('A@example.org')).status).toBe(201);
    const refused = await guess('a@example.org ');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('Please wait') });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess('b@example.org')).status).toBe(201);
  });

  it('shows operators whether it is alive and ready', async () => {
    expect((await get('/health/live')).status).toBe(200);
    expect((await get('/health/ready')).body).toEqual({ status: 'ok', checks: {} });
    app.get(HealthRegistry).add('mail', () => Promise.resolve('It does not answer.'));
    app.get(HealthRegistry).addGroup('read models', () => Promise.resolve({ 'read model one': null }));
    expect((await get('/health/ready')).status).toBe(200);
    expect((await get('/health/status')).body).toEqual({
      status: 'red',
      parts: [
        { name: 'mail', problem: 'It does not answer.' },
        { name: 'read model one', problem: null },
      ],
      quarantined: [],
    });
    app.get(HealthRegistry).addEssential('database', () => Promise.reject(new TypeError('password in here')));
    const answer = await get('/health/ready');
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ status: 'unavailable', checks: { database: 'TypeError' } });
  });

  it('exports metrics for Prometheus, without those that cannot be read', async () => {
    const health = app.get(HealthRegistry, { strict: false });
    health.addGauge('quire_test_seconds', 'Known.', () => Promise.resolve(7));
    health.addGauge('quire_unknown_seconds', 'Unknown.', () => Promise.reject(new Error('away')));
    const { text, headers } = await get('/metrics');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8; version=0.0.4');
    for (const name of [
      ...['process_uptime_seconds', 'process_resident_memory_bytes', 'nodejs_heap_used_bytes'],
      ...['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'quire_test_seconds'],
    ])
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, 'm'));
    expect(text).not.toMatch(/^quire_unknown_seconds /m);
  });

  it('counts refused requests, and unused methods', async () => {
    const counted = async (): Promise<string[]> => {
      const { text } = await get('/metrics');
      const [, refused = ''] = /^quire_refused_requests_total\{status="401"\} (\d+)$/m.exec(text) ?? [];
      const [, other = ''] = /^quire_other_methods_total (\d+)$/m.exec(text) ?? [];
      return [refused, other];
    };
    const [refused, other] = await counted();
    expect((await get('/all')).status).toBe(401);
    for (const method of ['put', 'patch', 'delete', 'trace'] as const)
      expect((await request(app.getHttpServer())[method]('/api/public')).status).toBe(404);
    expect(await counted()).toEqual([String(Number(refused) + 1), String(Number(other) + 4)]);
  });

  it('describes itself, with the fields of bodies and queries taken from their validation', async () => {
    const document = (await get('/openapi.json')).body;
    expect(Object.keys(document.paths)).toContain('/api/notes');
    expect(document.components.schemas.NoteDto.properties.text).toMatchObject({ type: 'string' });
    expect(document.components.schemas.NoteDto.required).toEqual(['text', 'pages']);
    const { parameters } = document.paths['/api/notes'].get;
    const order = { name: 'order', in: 'query', required: true, schema: { enum: ['asc', 'desc'] } };
    expect(parameters).toEqual([{ name: 'word', in: 'query', required: false, schema: { type: 'string' } }, order]);
    expect((await get('/docs')).status).toBe(200);
  });

  it('sets a content security policy without foreign sources', async () => {
    const policy = (await get('/public')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});
