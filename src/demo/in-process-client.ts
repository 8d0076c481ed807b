import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import inject, { type DispatchFunc } from 'light-my-request';
import type { AuthRecord, Designation } from '../contracts';
import { DEMO_PASSWORD, demoEmail } from './demo-people';

/** A refused call of the demonstration data: says which and why. */
export class DemoCallError extends Error {
  constructor(
    call: string,
    readonly statusCode: number,
    body: string,
  ) {
    super(`${call} was answered with ${statusCode}: ${body.slice(0, 400)}`);
    this.name = 'DemoCallError';
  }
}

/**
 * Calls the server's HTTP interface inside this process, without a socket, so that work done within `runAt` keeps its moment.
 * Everything passes the same guards, validation and handlers as a request from outside.
 */
export class InProcessClient {
  private readonly tokens = new Map<string, string>();
  private readonly ids = new Map<string, string>();

  constructor(private readonly listener: RequestListener) {}

  /** The account's id; signs in when that has not happened yet. */
  async idOf(name: string): Promise<string> {
    await this.tokenOf(name);
    return this.ids.get(name) ?? '';
  }

  async get<Answer>(name: string, path: string): Promise<Answer> {
    return this.call<Answer>('GET', path, name);
  }

  async post<Answer>(name: string, path: string, body: object = {}): Promise<Answer> {
    return this.call<Answer>('POST', path, name, { payload: JSON.stringify(body), type: 'application/json' });
  }

  /** Uploads one of the files in `src/demo/files` and answers the name the server gave it. */
  async upload(name: string, articleId: string, designation: Designation, file: string): Promise<string> {
    const boundary = `quire-${randomUUID()}`;
    const head =
      `--${boundary}\r\nContent-Disposition: form-data; name="type"\r\n\r\n${designation}\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file}"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n';
    const bytes = readFileSync(join(__dirname, 'files', file));
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const type = `multipart/form-data; boundary=${boundary}`;
    const path = `/article/${articleId}/file-upload`;
    const answer = await this.call<{ fileName: string }>('POST', path, name, { payload, type });
    return answer.fileName;
  }

  private async tokenOf(name: string): Promise<string> {
    const known = this.tokens.get(name);
    if (known) return known;
    const payload = JSON.stringify({ email: demoEmail(name), password: DEMO_PASSWORD });
    const record = await this.call<AuthRecord>('POST', '/authenticate', null, { payload, type: 'application/json' });
    this.tokens.set(name, record.token);
    this.ids.set(name, record.user.id);
    return record.token;
  }

  private async call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    name: string | null,
    body?: { payload: string | Buffer; type: string },
  ): Promise<Answer> {
    const headers: Record<string, string> = body ? { 'content-type': body.type } : {};
    if (name) headers['authorization'] = `Bearer ${await this.tokenOf(name)}`;
    const answer = await inject(this.listener as DispatchFunc, {
      method,
      url: `/api${path}`,
      headers,
      payload: body?.payload,
      remoteAddress: '127.0.0.1',
    });
    if (answer.statusCode >= 400) throw new DemoCallError(`${method} ${path}`, answer.statusCode, answer.payload);
    return (answer.payload === '' ? null : JSON.parse(answer.payload)) as Answer;
  }
}
