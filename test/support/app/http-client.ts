import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import request from 'supertest';
import type { AuthRecord, User } from '../../../src/contracts';
import { isStream } from './whole-answer';

export type Answer = request.Response;

/** The only call whose response does not end. */
const STREAM = '/events/stream';

/** Ends a stream once its head has arrived; refusals come as JSON, as everywhere. */
function headOnly(answer: request.Response, done: (failure: Error | null, body: unknown) => void): void {
  const incoming = answer as unknown as IncomingMessage;
  if (isStream(incoming.headers['content-type'])) {
    done(null, '');
    incoming.destroy();
    return;
  }
  void json(incoming).then(
    (body) => done(null, body),
    (failure: Error) => done(failure, null),
  );
}

/** An API client: signed in with a token, or signed out without one. Paths are given without `/api`. */
export class HttpClient {
  constructor(
    private readonly origin: string,
    readonly session: AuthRecord | null = null,
  ) {}

  get token(): string {
    return this.session?.token ?? '';
  }

  /** The signed-in account. @throws Error when signed out */
  get user(): User {
    if (!this.session) throw new Error('Nobody is signed in');
    return this.session.user;
  }

  get userId(): string {
    return this.user.id;
  }

  get(path: string, query: Record<string, string | number> = {}, headers: Record<string, string> = {}): request.Test {
    return this.send('get', path, headers).query(query);
  }

  post(path: string, body: object = {}, headers: Record<string, string> = {}): request.Test {
    return this.send('post', path, headers).send(body);
  }

  /** A multipart upload of one file, with text fields before it. */
  upload(
    path: string,
    file: { name: string; bytes: Buffer; type?: string },
    fields: Record<string, string> = {},
  ): request.Test {
    const call = this.send('post', path, {});
    for (const [name, value] of Object.entries(fields)) void call.field(name, value);
    return call.attach('file', file.bytes, { filename: file.name, contentType: file.type });
  }

  /** Any method, also for routes that return bytes. */
  call(method: string, path: string, body: object = {}): request.Test {
    return method === 'GET' ? this.get(path) : this.post(path, body);
  }

  /** A second client with a separate session. */
  async signIn(email: string, password: string): Promise<HttpClient> {
    const answer = await new HttpClient(this.origin).post('/authenticate', { email, password });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
    return this.with(answer.body as AuthRecord);
  }

  with(session: AuthRecord | null): HttpClient {
    return new HttpClient(this.origin, session);
  }

  private send(method: 'get' | 'post', path: string, headers: Record<string, string>): request.Test {
    const call = request(this.origin)[method](`/api${path}`).set(headers);
    if (path === STREAM) void call.buffer(true).parse(headOnly);
    return this.session ? call.set('Authorization', `Bearer ${this.session.token}`) : call;
  }
}
