import { ERROR_CODES } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app';
import type { Answer, HttpClient } from '../../support/http-client';
import { routesOf } from '../../support/http-routes';
import { ROUTES } from './routes.table';

const HOSTILE: readonly unknown[] = [
  null,
  -1,
  1e308,
  true,
  [],
  [{}],
  { a: { b: 1 } },
  '',
  'x'.repeat(30_000),
  '\u0000',
  '\ud800',
  "'; DROP TABLE app.users; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '00000000-0000-4000-8000-000000000000',
];
const IDS = [
  'nonsense',
  '-1',
  '%00',
  '%F0%9F',
  "'%20OR%201=1",
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(3000),
];
const QUERIES = [
  '?page=-1&size=x&sort[]=a',
  '?q[a]=1&q=2',
  '?from=never&to=%00',
  '?count=9e99',
  '?response=1&status=1',
];

interface Schema {
  properties?: Record<string, object>;
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>>;
  components: { schemas: Record<string, Schema> };
}

/** What is wrong with an answer to bad input: a fault of ours, or an error in another form. */
function complaint(call: string, { status, body, text }: Answer): string[] {
  if (status < 400) return [];
  const { statusCode, message, code } = body as Record<string, unknown>;
  const formed =
    statusCode === status && typeof message === 'string' && (ERROR_CODES as readonly unknown[]).includes(code);
  return status < 500 && formed ? [] : [`${call}: ${status} ${text.slice(0, 200)}`];
}

describe('bad input', () => {
  let app: TestApp;
  let document: Document;
  beforeAll(async () => {
    app = await startTestApp();
    document = (await app.anybody.get('/openapi.json')).body as Document;
  });
  afterAll(() => app.stop());

  const routes = [...new Set(ROUTES.map(({ route }) => route))];
  const endsSession = (route: string): boolean => ROUTES.some((row) => row.route === route && row.endsSession);

  function fieldsOf(route: string): string[] {
    const [verb = '', path = ''] = route.split(' ');
    const operation = document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[verb.toLowerCase()];
    const name = operation?.requestBody?.content['application/json']?.schema.$ref?.split('/').pop() ?? '';
    return Object.keys(document.components.schemas[name]?.properties ?? {});
  }

  async function send(route: string, client: HttpClient, id: string, query: string, body: object): Promise<string[]> {
    const [verb = '', path = ''] = route.split(' ');
    const call = path.replace(/:\w+/g, id) + query;
    return complaint(
      `${verb} ${call.slice(0, 80)} ${JSON.stringify(body).slice(0, 80)}`,
      await client.call(verb, call, body),
    );
  }

  it.each(routes)('is answered by %s in the error form and never with a fault', async (route) => {
    const staff = endsSession(route) ? app.anybody : await app.as('webmaster');
    const found: string[] = [];
    for (const id of route.includes(':') ? IDS : ['-']) found.push(...(await send(route, staff, id, '', {})));
    for (const query of QUERIES) found.push(...(await send(route, staff, staff.session?.user.id ?? 'x', query, {})));
    const fields = fieldsOf(route);
    for (const value of fields.length > 0 ? HOSTILE : []) {
      const body = Object.fromEntries(fields.map((field) => [field, value]));
      found.push(...(await send(route, staff, staff.session?.user.id ?? 'x', '', body)));
    }
    expect(found).toEqual([]);
  });

  it('knows the fields of every route with a body, so that none is left out above', () => {
    const without = Object.entries(document.components.schemas).filter(([, { properties }]) => !properties);
    expect(without).toEqual([]);
    expect(routesOf(app.nest).length).toBeGreaterThan(0);
  });
});
