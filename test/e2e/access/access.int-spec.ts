import { Articles, personActor } from '../../../src/article';
import { GROUP_NAMES, type GroupName } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { apiRoutesOf, registeredPaths, routesOf } from '../../support/app/http-routes';
import type { Person } from '../../support/article/article-people';
import { demoFile } from '../../support/stories/submission-steps';
import { openTicket } from '../../support/stories/ticket-steps';
import { type Caller, type Fixtures, mismatches } from './access-runner';
import { ArticleFixtures, callersOf, type Extras, markCallers } from './article-fixtures';
import { ROUTES } from './routes/routes.table';

/** The API's own documentation, served in addition to its calls. */
const DOCUMENT = /^GET \/api\/(docs|openapi\.json)/;
const named = (routes: readonly { route: string }[]): string[] => [...new Set(routes.map(({ route }) => route))].sort();

/** People other than the callers, by their names in the table. */
async function extrasOf(app: TestApp): Promise<{ ids: Record<string, string>; extras: Extras }> {
  const made = async (email: string, group: GroupName): Promise<Person> => {
    const userId = await app.addPerson(email, group);
    return personActor({ userId, email, group });
  };
  const extras = {
    author: await made('other-author@example.org', 'author'),
    editor: await made('other-editor@example.org', 'editor'),
    reviewer: await made('other-reviewer@example.org', 'reviewer'),
    associate: await made('other-associate@example.org', 'associate editor'),
  };
  const ids = {
    'another author': extras.author.userId,
    'another editor': extras.editor.userId,
    anotherReviewer: extras.reviewer.userId,
    anotherAssociate: extras.associate.userId,
  };
  return { ids, extras };
}

describe('access to every route', () => {
  let app: TestApp;
  let callers: Caller[];
  let fixtures: Fixtures;
  const before = new Map<string, number | undefined>();

  beforeAll(async () => {
    app = await startTestApp();
    callers = [{ group: 'nobody', client: app.visitor, fresh: () => Promise.resolve(app.visitor) }];
    for (const group of GROUP_NAMES)
      callers.push({ group, client: await app.as(group), fresh: () => app.signInAs(group) });
    const people = await callersOf(app);
    await markCallers(app, people);
    const { ids, extras } = await extrasOf(app);
    const others: Record<string, string> = ids;
    const tickets = new Map<string, string>();
    for (const { group, client } of callers.slice(1)) tickets.set(group, (await openTicket(client)).id);
    fixtures = {
      articles: await new ArticleFixtures(app, people, extras).all(),
      valueOf: (name, caller) => {
        if (name === 'now') return app.clock.now().toISOString();
        if (name === 'own ticket') return tickets.get(caller.group) ?? '1';
        return name === 'self' ? (caller.client.session?.user.id ?? 'nobody') : (others[name] ?? name);
      },
    };
    const articles = app.nest.get(Articles, { strict: false });
    for (const { id } of fixtures.articles) before.set(id, (await articles.load(id))?.streamRevision);
  });
  afterAll(() => app.stop());

  it('is declared by each route', () => {
    const undeclared = routesOf(app.nest).filter(({ access }) => access === undefined);
    expect(undeclared.map(({ name, handler }) => `${name} (${handler})`)).toEqual([]);
  });

  it('is listed in the table for each route, and for no other', () => {
    expect(named(apiRoutesOf(app.nest).map(({ name }) => ({ route: name })))).toEqual(named(ROUTES));
  });

  it('has no way around the controllers', () => {
    const known = new Set(ROUTES.map(({ route }) => route.replace(' ', ' /api')));
    const api = registeredPaths(app.nest).filter((path) => / \/api(\/|$)/.test(path) && !DOCUMENT.test(path));
    expect(api.length).toBeGreaterThan(0);
    expect(api.filter((path) => !known.has(path))).toEqual([]);
  });

  it('is described in the OpenAPI document for exactly these routes', async () => {
    const { paths } = (await app.visitor.get('/openapi.json')).body as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => ({
        route: `${verb.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
      })),
    );
    expect(named(described)).toEqual(named(ROUTES));
  });

  it.each(named(ROUTES))('%s admits exactly the callers in the table', async (route) => {
    const found: string[] = [];
    for (const row of ROUTES.filter((entry) => entry.route === route))
      found.push(...(await mismatches(row, callers, fixtures)));
    expect(found).toEqual([]);
  });

  it('hides an article from an associate editor who held it before, so that they upload no file to it', async () => {
    const { id = '' } = fixtures.articles.find(({ name }) => name === 'the article held before') ?? {};
    const file = { name: 'manuscript.docx', bytes: demoFile('manuscript.docx') };
    const former = await app.as('associate editor');
    const answer = await former.upload(`/article/${id}/file-upload`, file, { type: 'Additional' });
    expect(answer.status).toBe(404);
  });

  it('has changed no article by refused or stale calls', async () => {
    const articles = app.nest.get(Articles, { strict: false });
    const changed: string[] = [];
    for (const { name, id } of fixtures.articles) {
      const now = (await articles.load(id))?.streamRevision;
      if (now !== before.get(id)) changed.push(`${name}: ${before.get(id)} -> ${now}`);
    }
    expect(changed).toEqual([]);
  });
});
