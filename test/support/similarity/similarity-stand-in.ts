import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keysOf, REPOSITORIES, similarity, type Submission, viewer } from './similarity-answers';

interface Hook {
  id: string;
  url: string;
  key: string;
}

/** How it handles the next request: answers, fails, or cannot read the document. */
type Behaviour = 'answers' | 'fails' | 'cannot read';

const KEY = 'similarity-service-key';
const SUBMISSION = /^\/submissions\/([\w-]+)(\/original|\/similarity|\/viewer-url)?$/;

/**
 * Stands for a similarity service with the Turnitin Core API on this machine. It refuses each request that the API's documentation does not
 * describe, and each unnecessary field.
 */
export class SimilarityStandIn {
  readonly key = KEY;
  readonly submissions: Submission[] = [];
  readonly removed: string[] = [];
  readonly hooks: Hook[] = [];
  /** Every request as received, head and body. */
  readonly received: string[] = [];
  /** Requests that were wrong. */
  readonly refused: string[] = [];
  behaviour: Behaviour = 'answers';
  /** Requests that it carries out without answering, by method and path. */
  loses: RegExp | null = null;
  /** False: the licence has no reports. */
  licensed = true;
  wantsTerms = false;
  private server: Server | null = null;
  url = '';

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.take(request, Buffer.concat(chunks), response));
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
    return this;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Marks the document as read. */
  read(title: string): void {
    this.titled(title).status = 'COMPLETE';
  }

  /** Makes the report ready. */
  report(title: string, percent: number): void {
    const { report } = this.titled(title);
    if (!report) throw new Error('No report was asked for');
    report.percent = percent;
  }

  /** Notifies the journal at this origin, signed as the service signs. */
  async notify(origin: string, body: object, key = this.hooks[0]?.key ?? ''): Promise<number> {
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', key).update(text).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-turnitin-signature': signature };
    const { pathname } = new URL(this.hooks[0]?.url ?? '');
    const answer = await fetch(origin + pathname, { method: 'POST', headers, body: text });
    await answer.arrayBuffer();
    return answer.status;
  }

  titled(title: string): Submission {
    const found = this.submissions.find((one) => one.title === title);
    if (!found) throw new Error(`There is no ${title}`);
    return found;
  }

  private take(request: IncomingMessage, body: Buffer, out: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    this.received.push(`${method} ${url}\n${JSON.stringify(headers)}\n${body.toString('latin1')}`);
    if (this.behaviour === 'fails') return void out.writeHead(503).end();
    if (headers.authorization !== `Bearer ${KEY}`) return void out.writeHead(403).end();
    const [status, answer] = this.answer(method, url.replace(/^\/api\/v1/, ''), headers, body);
    if (status >= 400 && status !== 404) this.refused.push(`${method} ${url}: ${JSON.stringify(answer)}`);
    if (this.loses?.test(`${method} ${url}`)) return void out.destroy();
    out.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  private answer(method: string, url: string, headers: IncomingMessage['headers'], body: Buffer): [number, unknown] {
    const [path = '', query = ''] = url.split('?');
    if (headers['x-turnitin-integration-name'] !== 'Quire' || !headers['x-turnitin-integration-version'])
      return [400, 'The name of the integration is missing'];
    if (path.endsWith('/original')) return this.original(method, path, headers, body);
    const json = body.length > 0 ? (JSON.parse(body.toString()) as Record<string, unknown>) : {};
    if (method === 'GET' && path === '/features-enabled') return [200, this.features()];
    if (path === '/webhooks' || path.startsWith('/webhooks/')) return this.hook(method, path, json);
    if (method === 'POST' && path === '/submissions') return this.create(json);
    const submission = this.submissions.find(({ id }) => id === SUBMISSION.exec(path)?.[1]);
    if (!submission) return [404, 'There is no such submission'];
    if (path.endsWith('/similarity')) return similarity(method, submission, json);
    if (path.endsWith('/viewer-url')) return viewer(method, submission, json);
    if (method === 'DELETE') return query === 'hard=true' ? this.remove(submission) : [400, 'It would stay'];
    const { id, title, owner, status } = submission;
    return method === 'GET' ? [200, { id, title, owner, status }] : [405, ''];
  }

  private features() {
    const settings = { search_repositories: this.licensed ? REPOSITORIES : [] };
    return { similarity: { generation_settings: settings }, tenant: { require_eula: this.wantsTerms } };
  }

  private create(json: Record<string, unknown>): [number, unknown] {
    const { owner, title, submitter } = json;
    if (keysOf(json) !== 'owner owner_default_permission_set submitter submitter_default_permission_set title')
      return [400, `Not these fields: ${keysOf(json)}`];
    if (typeof owner !== 'string' || !/^[\w-]{16,64}$/.test(owner) || submitter !== owner) return [400, 'owner'];
    if (typeof title !== 'string' || title === '') return [400, 'title'];
    const [id, status] = [randomUUID(), 'CREATED' as const];
    this.submissions.push({ id, title, owner, status, original: null, filename: '', report: null });
    return [201, { id, owner, title, status, created_time: new Date().toISOString() }];
  }

  private original(method: string, path: string, headers: IncomingMessage['headers'], body: Buffer): [number, unknown] {
    const submission = this.submissions.find(({ id }) => id === SUBMISSION.exec(path)?.[1]);
    const filename = /^inline; filename="([^"]+)"$/.exec(headers['content-disposition'] ?? '')?.[1];
    if (!submission) return [404, 'There is no such submission'];
    if (method !== 'PUT' || headers['content-type'] !== 'binary/octet-stream' || !filename) return [400, 'upload'];
    if (submission.original !== null) return [409, 'It has its original already'];
    if (body.length === 0) return [400, 'It is empty'];
    const status = this.behaviour === 'cannot read' ? ('ERROR' as const) : ('PROCESSING' as const);
    Object.assign(submission, { original: body, filename, status });
    return [202, { message: 'Successfully uploaded file' }];
  }

  private hook(method: string, path: string, json: Record<string, unknown>): [number, unknown] {
    if (method === 'GET') return [200, this.hooks.map(({ id, url }) => ({ id, url }))];
    if (method === 'DELETE') {
      const place = this.hooks.findIndex(({ id }) => path === `/webhooks/${id}`);
      if (place < 0) return [404, ''];
      this.hooks.splice(place, 1);
      return [204, ''];
    }
    const { url, signing_secret: secret, event_types: types } = json;
    if (this.hooks.some((one) => one.url === url)) return [409, 'There is one for this address'];
    if (!Array.isArray(types) || !types.includes('SIMILARITY_COMPLETE')) return [400, 'event_types'];
    const key = Buffer.from(String(secret), 'base64').toString();
    if (key.length < 32) return [400, 'signing_secret'];
    const id = randomUUID();
    this.hooks.push({ id, url: String(url), key });
    return [201, { id, url }];
  }

  private remove({ id }: Submission): [number, unknown] {
    this.submissions.splice(
      this.submissions.findIndex((one) => one.id === id),
      1,
    );
    this.removed.push(id);
    return [204, ''];
  }
}
