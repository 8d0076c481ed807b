import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import Ajv from 'ajv/dist/2020';
import request from 'supertest';
import { API_SCOPES, ARTICLE_TYPES, type NewSecret } from '../../../src/contracts';
import { projectRoot } from '../../../src/platform/project-root';
import { startTestApp, type TestApp } from '../../support/app/app';
import type { HttpClient } from '../../support/app/http-client';
import { OfficeStory, ok } from '../../support/stories/office-story';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/** An external program, written against the generated types only. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './journal';

const [baseUrl = '', key = '', number = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } });

async function main(): Promise<void> {
  const found = await client.POST('/api/article/search', { body: { articleId: number } });
  if (!found.data) throw new Error(found.error.message);
  const [article] = found.data.items;
  if (!article) throw new Error('Nothing was found');
  const view = await client.GET('/api/article/{id}', { params: { path: { id: article.id } } });
  const types = await client.GET('/api/article/types');
  const refused = await client.GET('/api/user');
  console.log(JSON.stringify([view.data?.articleId, view.data?.status, types.data?.length, refused.error?.code]));
}
void main();
`;
/** Code that the generated types must refuse, one error on each line. */
const WRONG = `
import createClient from 'openapi-fetch';
import type { paths } from './journal';
const client = createClient<paths>({});
void client.GET('/api/article/unknown');
void client.POST('/api/api-keys', { body: { name: 'x', scopes: ['everything'], days: 30 } });
void client.GET('/api/article/{id}').then(({ data }) => data);
void client.GET('/api/article/types').then(({ data }) => data?.[0]?.unknown);
`;

describe('the OpenAPI document', () => {
  const folder = mkdtempSync(join(projectRoot(), '.cache', 'generated-client-'));
  const program = (name: string, ...args: string[]): string =>
    execFileSync(process.execPath, [join(projectRoot(), 'node_modules', name), ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const compile = (file: string): string[] => {
    const options = ['--strict', '--target', 'es2022', '--module', 'commonjs', '--moduleResolution', 'node10'];
    try {
      program('typescript/bin/tsc', ...options, '--skipLibCheck', '--types', 'node', '--outDir', 'out', file);
      return [];
    } catch (failure) {
      return (failure as { stdout: string }).stdout.split('\n').filter((line) => line.includes('error TS'));
    }
  };
  let app: TestApp;
  let story: OfficeStory;
  let document: OpenAPIObject;
  let webmaster: HttpClient;

  beforeAll(async () => {
    app = await startTestApp();
    story = await OfficeStory.inSelection(app);
    webmaster = await app.signInAs('webmaster');
    document = (await request(await app.nest.getUrl()).get('/api/openapi.json')).body as OpenAPIObject;
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    program('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'journal.d.ts');
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const operations = (): [string, Operation][] =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, one]): [string, Operation] => [
        `${method} ${path}`,
        one,
      ]),
    );

  it('is up to date with the types: npm run openapi would change nothing', () => {
    expect(program('../scripts/openapi/main.mjs', '--check')).toBe('');
  });

  it('gives every parameter, body and answer a type', () => {
    const untyped: string[] = [];
    for (const [name, { parameters = [], requestBody, responses }] of operations()) {
      for (const { name: parameter, schema } of parameters)
        if (!schema || Object.keys(schema).length === 0) untyped.push(`${name}: parameter ${parameter}`);
      for (const { schema } of Object.values(requestBody?.content ?? {})) if (!schema) untyped.push(`${name}: body`);
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      if (good.length === 0) untyped.push(`${name}: answer`);
      if (!responses['default']?.content) untyped.push(`${name}: errors`);
    }
    expect(operations().length).toBeGreaterThan(240);
    expect(untyped).toEqual([]);
    const fields = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
      Object.entries((schema as { properties?: Record<string, object> }).properties ?? {})
        .filter(([, field]) => name.endsWith('Dto') && Object.keys(field).length === 0)
        .map(([field]) => `${name}.${field}`),
    );
    expect(fields).toEqual([]);
  });

  it('becomes a client that compiles, and reads from the journal by a key', async () => {
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    expect(compile('program.ts')).toEqual([]);
    const body = { name: 'Generated client', scopes: API_SCOPES, days: 30 };
    const { secret } = (await ok(webmaster.post('/api-keys', body))).body as NewSecret;
    const child = spawn(process.execPath, [
      join(folder, 'out', 'program.js'),
      ...[await app.nest.getUrl(), secret, story.number],
    ]);
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    expect(output.trim()).toBe(JSON.stringify([story.number, 'REVIEWER_SELECTION', ARTICLE_TYPES.length, 'FORBIDDEN']));
  });

  it('becomes a client that refuses unknown routes, values, fields and a missing parameter', () => {
    writeFileSync(join(folder, 'wrong.ts'), WRONG);
    const lines = compile('wrong.ts').map((line) => /\((\d+),/.exec(line)?.[1]);
    expect([...new Set(lines)]).toEqual(['5', '6', '7', '8']);
  });

  it('matches the answers of the server', async () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'journal', components: document.components });
    const rewritten = (schema: object): object =>
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"journal#/components')) as object;
    const wrong: string[] = [];
    let answered = 0;
    for (const [name, { responses }] of operations()) {
      const [method, path = ''] = name.split(' ');
      const schema = responses['200']?.content?.['application/json']?.schema;
      if (method !== 'get' || !schema || /stream|\{(?!id\})/.test(path)) continue;
      const to = path.replace(/^\/api/, '').replace('{id}', path.includes('/article/') ? story.id : webmaster.user.id);
      const { status, body } = await webmaster.get(to);
      if (status !== 200) continue;
      answered += 1;
      const validate = ajv.compile(rewritten(schema));
      if (!validate(body)) wrong.push(`${name}: ${ajv.errorsText(validate.errors)}`);
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(40);
  });
});
