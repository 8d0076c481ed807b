import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { AuthRecord, Designation } from '../contracts';
import { backdatingTicket } from '../platform/clock/moment';
import { BACKDATING_HEADER } from '../platform/http/request/backdating';
import { DEMO_PASSWORD, demoEmail } from './demo-people';

/** A refused call of the demonstration data, with the call and the reason. */
export class DemoCallError extends Error {
  constructor(
    call: string,
    readonly statusCode: number,
    body: string,
  ) {
    super(`${call} returned ${statusCode}: ${body.slice(0, 400)}`);
    this.name = 'DemoCallError';
  }
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Account; null when signed out. */
  name: string | null;
  body?: string | FormData;
}

/**
 * Calls the server's HTTP interface as a browser would: every call passes the same guards, validation and handlers. Only the time of
 * a call can be set, by a ticket from inside the process.
 */
export class DemoClient {
  private readonly sessions = new Map<string, Promise<AuthRecord>>();

  /** `origin`: where the server listens, without a slash at the end. */
  constructor(private readonly origin: string) {}

  /** The account's id; signs in first if needed. */
  async idOf(name: string): Promise<string> {
    return (await this.sessionOf(name)).user.id;
  }

  async get<Answer>(name: string, path: string, at?: Date): Promise<Answer> {
    return this.call<Answer>({ method: 'GET', path, name }, at);
  }

  async post<Answer>(name: string, path: string, body: object = {}, at?: Date): Promise<Answer> {
    return this.call<Answer>({ method: 'POST', path, name, body: JSON.stringify(body) }, at);
  }

  /** Uploads one of the files in `src/demo/files` and returns the name the server gave it. */
  async upload(name: string, articleId: string, type: Designation, file: string, at: Date): Promise<string> {
    const form = new FormData();
    form.set('type', type);
    form.set('file', await openAsBlob(join(__dirname, 'files', file)), file);
    const path = `/article/${articleId}/file-upload`;
    return (await this.call<{ fileName: string }>({ method: 'POST', path, name, body: form }, at)).fileName;
  }

  /** Stories that run at the same time share it. The next call retries a failed sign-in. */
  private sessionOf(name: string): Promise<AuthRecord> {
    const known = this.sessions.get(name);
    if (known) return known;
    const body = JSON.stringify({ email: demoEmail(name), password: DEMO_PASSWORD });
    const session = this.call<AuthRecord>({ method: 'POST', path: '/authenticate', name: null, body });
    this.sessions.set(name, session);
    session.catch(() => this.sessions.delete(name));
    return session;
  }

  private async call<Answer>({ method, path, name, body }: Call, at?: Date): Promise<Answer> {
    const headers: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    if (name) headers['authorization'] = `Bearer ${(await this.sessionOf(name)).token}`;
    if (at) headers[BACKDATING_HEADER] = backdatingTicket(at);
    const answer = await fetch(`${this.origin}/api${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new DemoCallError(`${method} ${path}`, answer.status, text);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }
}
