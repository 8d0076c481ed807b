import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GROUP_NAMES, type GroupName } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app';
import type { HttpClient } from '../../support/http-client';
import { apiRoutesOf, registeredPaths, routesOf } from '../../support/http-routes';
import { OfficeStory, ok } from '../../support/office-story';
import { type ArticleFixture, type Caller, type Fixtures, mismatches } from './access-runner';
import type { Bond } from './route-row';
import { ROUTES } from './routes.table';

/** Served besides the API's own calls: the document that describes them. */
const DOCUMENT = /^GET \/api\/(docs|openapi\.json)/;
const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];
const named = (routes: readonly { route: string }[]): string[] => [...new Set(routes.map(({ route }) => route))].sort();

async function addManuscript(client: HttpClient, articleId: string): Promise<void> {
  const bytes = await readFile(join(__dirname, '../../../src/demo/files/manuscript.docx'));
  const upload = await client.upload(
    `/article/${articleId}/file-upload`,
    { name: 'm.docx', bytes },
    { type: 'Manuscript' },
  );
  const { fileName } = upload.body as { fileName: string };
  const file = { filename: fileName, type: 'Manuscript', fileType: 'docx', revision: 0 };
  const added = await client.post(`/article/${articleId}/add-file`, file);
  if (added.status >= 300) throw new Error(`No manuscript could be added: ${upload.text} ${added.text}`);
}

/** A draft of each caller: their own, foreign to the others, and in the office's hands as every article. */
async function draftsOf(callers: readonly Caller[]): Promise<ArticleFixture[]> {
  const drafts: ArticleFixture[] = [];
  for (const { group, client } of callers.filter((caller) => caller.group !== 'nobody')) {
    const { body } = await client.post('/article/save', { articleTitle: `Draft of ${group}` });
    await addManuscript(client, String(body.id));
    const bondsOf = (other: GroupName): readonly Bond[] =>
      other === group ? ['own'] : OFFICE.includes(other) ? ['office'] : [];
    drafts.push({ name: `the draft of ${group}`, id: String(body.id), bondsOf });
  }
  return drafts;
}

/** An article of the author's, reviewed by the reviewer while the associate editor held it, and decided on. */
async function reviewedArticle(app: TestApp): Promise<ArticleFixture> {
  const story = await OfficeStory.inSelection(app);
  await story.assignAssociate();
  const editor = await app.as('editor');
  await ok(editor.post(story.path('set-reviewers-count?count=1')));
  const request = await story.reviewed('reviewer');
  await story.decide('MINOR_REVISION');
  const bonds: Partial<Record<GroupName, Bond>> = {
    author: 'own',
    reviewer: 'reviewer',
    'associate editor': 'associate',
  };
  const bondsOf = (group: GroupName): readonly Bond[] => {
    const bond = bonds[group] ?? (OFFICE.includes(group) ? 'office' : null);
    return bond === null ? [] : [bond];
  };
  return { name: 'the reviewed article', id: story.id, params: { request }, stage: 'reviewed', bondsOf };
}

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
      articles: [...(await draftsOf(callers)), await reviewedArticle(app)],
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
    expect(named(apiRoutesOf(app.nest).map(({ name }) => ({ route: name })))).toEqual(named(ROUTES));
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
