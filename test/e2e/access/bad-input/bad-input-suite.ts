import { Articles } from '../../../../src/article';
import { ERROR_CODES } from '../../../../src/contracts';
import { startTestApp, type TestApp } from '../../../support/app/app';
import type { HttpClient } from '../../../support/app/http-client';
import { wholeAnswer } from '../../../support/app/whole-answer';
import type { Person } from '../../../support/article/article-people';
import { CommandedArticle, personOf } from '../../../support/article/commanded-article';
import type { RouteRow } from '../routes/route-row';
import { ROUTES } from '../routes/routes.table';
import { BODIES, HOSTILE, IDS, QUERIES } from './bad-values';

interface Schema {
  properties?: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>>;
  components: { schemas: Record<string, Schema> };
}
const ACCESS_DENIED_STATUSES = [401, 403, 404];

interface Target {
  article: CommandedArticle;
  request: string;
}
interface Call {
  client: HttpClient;
  path: string;
  type?: string;
  body?: string;
}

/** Faults of the response to bad input: a server error, or an error in another form. */
function faultsOf(call: string, status: number, text: string): string[] {
  if (status < 400) return [];
  const isJson = text.startsWith('{');
  const { statusCode, message, code } = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
  const isKnown = (ERROR_CODES as readonly unknown[]).includes(code);
  const formed = statusCode === status && typeof message === 'string' && isKnown;
  return status < 500 && formed ? [] : [`${call}: ${status} ${text.slice(0, 200)}`];
}

/**
 * Sends bad values to every route.
 * @param share each route gets every `share`th value; the next route gets other values.
 */
export function sendBadInput(share: number): void {
  let app: TestApp;
  let document: Document;
  let people: Record<'author' | 'editor' | 'webmaster' | 'associate', Person>;
  let foreign: Target | null = null;
  let own: Target | null = null;
  const reached = new Set<string>();

  beforeAll(async () => {
    app = await startTestApp();
    document = (await app.visitor.get('/openapi.json')).body as Document;
    const of = async (who: string): Promise<Person> => personOf(await app.as(who));
    const associate = await of('associate editor');
    people = { author: await of('author'), editor: await of('editor'), webmaster: await of('webmaster'), associate };
  });
  afterAll(() => app.stop());

  // A route's first row has the callers with the most rights; later rows have callers with fewer rights.
  const routes = ROUTES.filter(({ route }, index) => ROUTES.findIndex((row) => row.route === route) === index);
  const versionOf = async ({ article }: Target): Promise<number | undefined> =>
    (await app.nest.get(Articles, { strict: false }).load(article.id))?.version;

  /** An article handled and reviewed by the webmaster and held by the associate editor. */
  async function newForeign(): Promise<Target> {
    const { author: uploader, editor, associate, webmaster } = people;
    const article = await CommandedArticle.inSelection(app.nest, { uploader, editor });
    await article.assignAssociate(associate);
    return { article, request: await article.agree(webmaster) };
  }

  async function newOwn(): Promise<Target> {
    const { webmaster: uploader, editor } = people;
    return { article: await CommandedArticle.draft(app.nest, { uploader, editor }), request: 'none' };
  }

  /** An article on which a row's calls get as far as possible; created again once a valid call has changed it. */
  async function targetOf({ bonds }: RouteRow): Promise<Target> {
    const handled = bonds?.some((bond) => bond !== 'own') ?? true;
    const present = handled ? foreign : own;
    if (present && (await versionOf(present)) === present.article.state.version) return present;
    if (handled) return (foreign = await newForeign());
    return (own = await newOwn());
  }

  const clientOf = ({ groups, endsSession }: RouteRow): Promise<HttpClient> => {
    if (endsSession) return Promise.resolve(app.visitor);
    const isForAssociates = Array.isArray(groups) && !groups.includes('webmaster');
    return app.as(isForAssociates ? 'associate editor' : 'webmaster');
  };

  function fieldsOf({ route }: RouteRow): string[] {
    const [verb = '', path = ''] = route.split(' ');
    const operation = document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[verb.toLowerCase()];
    const name = operation?.requestBody?.content['application/json']?.schema.$ref?.split('/').pop() ?? '';
    return Object.keys(document.components.schemas[name]?.properties ?? {});
  }

  async function send({ route }: RouteRow, { client, path, type, body }: Call): Promise<[number, string]> {
    const [method = 'GET'] = route.split(' ');
    const sent = method === 'GET' ? {} : { method, body: body ?? '{}' };
    const headers: Record<string, string> = { 'Content-Type': type ?? 'application/json' };
    if (client.session) headers['Authorization'] = `Bearer ${client.token}`;
    const answer = await fetch(`${app.origin}/api${path}`, { ...sent, headers });
    return [answer.status, (await wholeAnswer(answer)).toString()];
  }

  /** Complaints about one call. A refused call must leave the article unchanged. */
  async function problemsOfCall(row: RouteRow, fill: (path: string) => string, call: Partial<Call>): Promise<string[]> {
    const [, template = ''] = row.route.split(' ');
    const target = row.bonds ? await targetOf(row) : null;
    const real = target
      ? template.replace(':id', target.article.id).replace(/:(reviewId|articleReviewerId)/, target.request)
      : template;
    const path = fill(real).replace(/:\w+/g, 'unknown');
    const [status, text] = await send(row, { client: await clientOf(row), ...call, path });
    if (target && !ACCESS_DENIED_STATUSES.includes(status)) reached.add(row.route);
    const name = `${row.route} ${path.slice(0, 120)} ${call.type ?? ''} ${(call.body ?? '').slice(0, 80)}`;
    const complaints = faultsOf(name, status, text);
    if (target && status >= 400 && (await versionOf(target)) !== target.article.state.version)
      complaints.push(`${name}: ${status}, and yet the article has changed`);
    return complaints;
  }

  it.each(routes)('is answered by $route in the error form and never with a server error', async (row) => {
    const found: string[] = [];
    const turn = routes.indexOf(row);
    const some = <Value>(values: readonly Value[]): Value[] => values.filter((_one, n) => (n + turn) % share === 0);
    const asIs = (path: string): string => path;
    for (const id of row.route.includes(':') ? some(IDS) : [])
      found.push(...(await problemsOfCall({ ...row, bonds: null }, (path) => path.replace(/:\w+/g, id), {})));
    if (row.bonds) found.push(...(await problemsOfCall(row, asIs, {})));
    for (const query of some(QUERIES)) found.push(...(await problemsOfCall(row, (path) => path + query, {})));
    const fields = fieldsOf(row);
    for (const value of fields.length > 0 ? some(HOSTILE) : []) {
      const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])));
      found.push(...(await problemsOfCall(row, (path) => path + row.query, { body })));
    }
    for (const [type, body] of row.route.startsWith('POST') ? some(BODIES) : [])
      found.push(...(await problemsOfCall(row, asIs, { type, body })));
    expect(found).toEqual([]);
  });

  it('passed the guards of every route of an article', () => {
    const missed = routes.filter(({ route, bonds }) => bonds && !reached.has(route));
    expect(missed.map(({ route }) => route)).toEqual([]);
  });

  it('knows the fields of every route with a body, so that none is left out above', () => {
    const bodies = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {})),
    );
    const names = bodies.flatMap(({ schema: { $ref } }) => $ref?.split('/').pop() ?? []);
    // The schemas of answers are no inputs.
    const inputs = Object.keys(document.components.schemas).filter((name) => name.endsWith('Dto'));
    expect(names.length).toBeGreaterThan(80);
    const without = [...names, ...inputs].filter((name) => !document.components.schemas[name]?.properties);
    expect(without).toEqual([]);
  });
}
