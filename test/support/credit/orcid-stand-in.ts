import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SchemaCheck } from '../../../src/exchange/validation/schema-check';

interface Entry {
  orcid: string;
  putCode: number;
  reviewId: string;
  xml: string;
}

/** How it handles the next entry: stores or deletes it, fails before or after storing it, or refuses it. */
type Behaviour = 'takes' | 'fails' | 'takes and breaks off' | 'locked' | 'refuses';

const CLIENT = { id: 'APP-QUIRE', secret: 'orcid-client-secret' };
const NUMBERED = /^\/v3\.0\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\/peer-review\/(\d+)$/;
const ENTRY = /^\/v3\.0\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\/peer-review$/;
const textBetween = (xml: string, name: string): string =>
  new RegExp(`<common:${name}>([^<]*)</common:${name}>`).exec(xml)?.[1] ?? '';

/**
 * Stands for orcid.org and its Member API 3.0 on this machine: tokens, groups, and peer reviews that it checks by ORCID's schema. It answers as
 * ORCID documents: 201 with an address, 401 for a token that is not valid (any more), 409 for the same identifier of the same client.
 */
export class OrcidStandIn {
  readonly client = CLIENT;
  readonly groups = new Set(['issn:2049-3630']);
  readonly entries: Entry[] = [];
  /** Deleted entries. */
  readonly removed: Entry[] = [];
  /** Every request as received, head and body. */
  readonly received: string[] = [];
  readonly revoked: string[] = [];
  behaviour: Behaviour = 'takes';
  /** Reviews for other journals on each record, which come first in its summary. */
  othersKb = 0;
  /** Delay before the answer about an entry that was stored or deleted. */
  delayMs = 0;
  /** Entries that were stored or deleted, but whose requests are not answered yet. */
  underWay = 0;
  /** For a browser: the person who is signed in at ORCID and agrees immediately, and the address of the journal. */
  visitor = { orcid: '', journal: '' };
  private readonly codes = new Map<string, { orcid: string; scope: string; returnTo: string }>();
  private readonly tokens = new Map<string, { orcid: string | null; scope: string }>();
  private readonly check = new SchemaCheck();
  private server: Server | null = null;
  url = '';

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        this.received.push(`${request.method} ${request.url}\n${JSON.stringify(request.headers)}\n${body}`);
        void this.answer(request, body, response);
      });
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.check.onModuleDestroy();
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Agrees as this iD, like a person on the page of `address`. Returns the parameters with which the person comes back. */
  agree(address: string, orcid: string): string {
    const asked = new URL(address).searchParams;
    const code = randomUUID();
    this.codes.set(code, {
      ...{ orcid, scope: asked.get('scope') ?? '', returnTo: asked.get('redirect_uri') ?? '' },
    });
    return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
  }

  /** The person removes the journal from their trusted organisations. */
  revokeAll(orcid: string): void {
    for (const [token, holder] of this.tokens) if (holder.orcid === orcid) this.tokens.delete(token);
  }

  private async answer({ method, url = '', headers }: IncomingMessage, body: string, out: ServerResponse) {
    const path = url.split('?')[0] ?? '';
    const token = this.tokens.get(String(headers.authorization).replace('Bearer ', ''));
    if (path === '/oauth/authorize') return this.sendBack(url, out);
    if (path === '/oauth/token') return this.giveToken(new URLSearchParams(body), out);
    if (path === '/oauth/revoke') return this.revoke(new URLSearchParams(body), out);
    if (token === undefined) return out.writeHead(401).end('{"error":"invalid_token"}');
    if (method === 'GET' && path === '/v3.0/group-id-record/') return this.showGroup(url, out);
    if (method === 'GET' && path === `/v3.0/${token.orcid}/peer-reviews`) return this.summarise(token.orcid, out);
    if (method === 'DELETE') return this.remove(path, token.orcid, out);
    const [, orcid = ''] = ENTRY.exec(path) ?? [];
    if (method !== 'POST' || orcid === '') return out.writeHead(404).end();
    if (token.orcid !== orcid || token.scope !== '/activities/update') return out.writeHead(403).end();
    if (headers['content-type'] !== 'application/vnd.orcid+xml') return out.writeHead(415).end();
    return this.take(orcid, body, out);
  }

  private sendBack(url: string, out: ServerResponse) {
    const asked = new URL(url, this.url);
    const { pathname } = new URL(asked.searchParams.get('redirect_uri') ?? '');
    const back = this.agree(asked.href, this.visitor.orcid);
    return out.writeHead(302, { location: `${this.visitor.journal}${pathname}?${back}` }).end();
  }

  private giveToken(asked: URLSearchParams, out: ServerResponse) {
    if (!this.isClient(asked)) return out.writeHead(401).end('{"error":"invalid_client"}');
    const token = randomUUID();
    if (asked.get('grant_type') === 'client_credentials') {
      this.tokens.set(token, { orcid: null, scope: asked.get('scope') ?? '' });
      return out.writeHead(200).end(JSON.stringify({ access_token: token, token_type: 'bearer', orcid: null }));
    }
    const given = this.codes.get(asked.get('code') ?? '');
    this.codes.delete(asked.get('code') ?? '');
    if (given?.returnTo !== asked.get('redirect_uri')) return out.writeHead(400).end('{"error":"invalid_grant"}');
    const { orcid = '', scope = '' } = given ?? {};
    this.tokens.set(token, { orcid, scope });
    return out.writeHead(200).end(JSON.stringify({ access_token: token, token_type: 'bearer', scope, orcid }));
  }

  private revoke(asked: URLSearchParams, out: ServerResponse) {
    if (!this.isClient(asked)) return out.writeHead(401).end();
    const token = asked.get('token') ?? '';
    this.revoked.push(token);
    this.tokens.delete(token);
    return out.writeHead(200).end();
  }

  private isClient(asked: URLSearchParams): boolean {
    return asked.get('client_id') === CLIENT.id && asked.get('client_secret') === CLIENT.secret;
  }

  private showGroup(url: string, out: ServerResponse) {
    const id = new URL(url, this.url).searchParams.get('group-id') ?? '';
    const found = this.groups.has(id) ? [{ 'group-id': id, type: 'journal' }] : [];
    return out.writeHead(200).end(JSON.stringify({ total: found.length, 'group-id-record': found }));
  }

  private summarise(orcid: string | null, out: ServerResponse) {
    const group = this.entries
      .filter((entry) => entry.orcid === orcid)
      .map(({ putCode, reviewId }) => {
        const ids = { 'external-id': [{ 'external-id-type': 'source-work-id', 'external-id-value': reviewId }] };
        return { 'peer-review-group': [{ 'peer-review-summary': [{ 'put-code': putCode, 'external-ids': ids }] }] };
      });
    const others = Array.from({ length: this.othersKb }, (_, place) => ({ place, of: 'x'.repeat(1_000) }));
    return out.writeHead(200).end(JSON.stringify({ group: [...others, ...group] }));
  }

  private remove(path: string, owner: string | null, out: ServerResponse) {
    if (this.behaviour === 'fails') return out.writeHead(503).end();
    const [, orcid = '', putCode = ''] = NUMBERED.exec(path) ?? [];
    if (orcid !== owner || this.behaviour === 'refuses') return out.writeHead(403).end();
    const place = this.entries.findIndex((entry) => entry.orcid === orcid && entry.putCode === Number(putCode));
    if (place < 0) return out.writeHead(404).end();
    this.removed.push(...this.entries.splice(place, 1));
    return this.later(out, () => out.writeHead(204).end());
  }

  private async take(orcid: string, xml: string, out: ServerResponse) {
    if (this.behaviour === 'fails') return out.writeHead(503).end();
    if (this.behaviour === 'locked') return conflict(out, 9018, 'The ORCID record is locked and cannot be edited.');
    const problems = await this.check.problems('orcid', xml);
    if (problems.length > 0 || this.behaviour === 'refuses') return out.writeHead(400).end(problems.join('\n'));
    const reviewId = textBetween(xml, 'external-id-value');
    const there = this.entries.find((entry) => entry.orcid === orcid && entry.reviewId === reviewId);
    if (there) {
      const text = 'You have already added this activity (matched by external identifiers)';
      return conflict(out, 9021, `${text}, please see element with put-code ${there.putCode}.`);
    }
    const putCode = this.entries.length + this.removed.length + 100;
    this.entries.push({ orcid, putCode, reviewId, xml });
    if (this.behaviour === 'takes and breaks off') return out.destroy();
    const location = `${this.url}/v3.0/${orcid}/peer-review/${putCode}`;
    return this.later(out, () => out.writeHead(201, { location }).end());
  }

  private later(out: ServerResponse, answer: () => void): void {
    this.underWay += 1;
    out.once('close', () => (this.underWay -= 1));
    setTimeout(answer, this.delayMs);
  }
}

const conflict = (out: ServerResponse, code: number, message: string) =>
  out
    .writeHead(409, { 'content-type': 'application/vnd.orcid+xml' })
    .end(
      `<error xmlns="http://www.orcid.org/ns/error"><response-code>409</response-code><developer-message>409 Conflict: ${message}</developer-message><error-code>${code}</error-code></error>`,
    );
