import { startTestApp, type TestApp } from '../../support/app/app';
import type { HttpClient } from '../../support/app/http-client';
import { apiRoutesOf } from '../../support/app/http-routes';

const CONCURRENCY = 8;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Lifecycle, section 5 (9). Files have links that expire; download.int-spec.ts says how long a browser may keep one. */
describe('no cache keeps an answer of the API', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** Every route of the OpenAPI document and every other one under /api, with ids that nothing has. */
  const routes = async (): Promise<[method: string, path: string][]> => {
    const { paths } = (await app.visitor.get('/openapi.json')).body as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map(
        (method) => `${method.toUpperCase()} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const all = new Set([...described, ...apiRoutesOf(app.nest).map(({ name }) => name)]);
    return [...all].map((name) => {
      const [method = '', path = ''] = name.split(' ');
      return [method, path.replace(/:\w+/g, UNKNOWN)];
    });
  };

  it.each(['nobody', 'webmaster'])('asked by %s', async (who) => {
    const kept: string[] = [];
    const shown: string[] = [];
    const asked = await routes();
    for (let from = 0; from < asked.length; from += CONCURRENCY)
      await Promise.all(
        asked.slice(from, from + CONCURRENCY).map(async ([method, path]) => {
          const { status, headers } = await (await callerOf(who, path)).call(method, path);
          if (!/(^|[ ,])no-store($|,)/.test(headers['cache-control'] ?? '')) kept.push(`${method} ${path} ${status}`);
          const isPage = /^\/(docs|files)(\/|$)/.test(path);
          if (!isPage && !headers['content-disposition']?.startsWith('attachment'))
            shown.push(`${method} ${path} ${status}`);
        }),
      );
    expect([kept, shown]).toEqual([[], []]);
    expect(asked.length).toBeGreaterThan(100);
  });

  /** A separate session for the calls that end it. */
  const callerOf = (who: string, path: string): Promise<HttpClient> | HttpClient => {
    if (who === 'nobody') return app.visitor;
    return /log-?out|loginAs/i.test(path) ? app.signInAs(who) : app.as(who);
  };

  it('also when it was the sign-in, and has no tag for a conditional request', async () => {
    const session = await app.visitor.post('/authenticate', { email: 'author@example.org', password: app.password });
    const own = await (await app.as('author')).get('/user');
    for (const { status, headers } of [session, own]) {
      expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined]);
    }
  });

  it('but the client’s page is revalidated', async () => {
    const page = await fetch(`${app.origin}/rrs/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('etag')).not.toBeNull();
  });
});
