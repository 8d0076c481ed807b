import { GROUP_NAMES } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app';
import { registeredPaths, routesOf } from '../../support/http-routes';
import { type Caller, type Fixtures, mismatches } from './access-runner';
import { ROUTES } from './routes.table';

/** Served besides the API's own calls: the document that describes them. */
const DOCUMENT = /^GET \/api\/(docs|openapi\.json)/;
const named = (routes: readonly { route: string }[]): string[] => [...new Set(routes.map(({ route }) => route))].sort();

describe('access to every route', () => {
  let app: TestApp;
  let callers: Caller[];
  let fixtures: Fixtures;

  beforeAll(async () => {
    app = await startTestApp();
    callers = [{ group: 'nobody', client: app.anybody, fresh: () => Promise.resolve(app.anybody) }];
    for (const group of GROUP_NAMES)
      callers.push({ group, client: await app.as(group), fresh: () => app.signInAs(group) });
    const others: Record<string, string> = {
      'another author': await app.addPerson('other-author@example.org', 'author'),
      'another editor': await app.addPerson('other-editor@example.org', 'editor'),
    };
    fixtures = {
      articles: [],
      valueOf: (name, caller) =>
        name === 'self' ? (caller.client.session?.user.id ?? 'nobody') : (others[name] ?? name),
    };
  });
  afterAll(() => app.stop());

  it('is declared by each of them', () => {
    const undeclared = routesOf(app.nest).filter(({ access }) => access === undefined);
    expect(undeclared.map(({ name, handler }) => `${name} (${handler})`)).toEqual([]);
  });

  it('is written down in the table for each of them, and for no other', () => {
    expect(named(routesOf(app.nest).map(({ name }) => ({ route: name })))).toEqual(named(ROUTES));
  });

  it('has no way around the controllers', () => {
    const known = new Set(ROUTES.map(({ route }) => route.replace(' ', ' /api')));
    const api = registeredPaths(app.nest).filter((path) => / \/api(\/|$)/.test(path) && !DOCUMENT.test(path));
    expect(api.length).toBeGreaterThan(0);
    expect(api.filter((path) => !known.has(path))).toEqual([]);
  });

  it('is described in the OpenAPI document for exactly these routes', async () => {
    const { paths } = (await app.anybody.get('/openapi.json')).body as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => ({
        route: `${verb.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
      })),
    );
    expect(named(described)).toEqual(named(ROUTES));
  });

  it.each(named(ROUTES))('%s lets in whom the table says', async (route) => {
    const found: string[] = [];
    for (const row of ROUTES.filter((entry) => entry.route === route))
      found.push(...(await mismatches(row, callers, fixtures)));
    expect(found).toEqual([]);
  });
});
