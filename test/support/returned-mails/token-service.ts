import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsOptions } from 'node:tls';

/** A token endpoint of OAuth 2.0 on this machine (RFC 6749, 4.4 and 6). Each refresh token can be used once. */
export class TokenService {
  readonly asked: URLSearchParams[] = [];
  clientSecret = 'client-secret';
  refreshToken = 'refresh-1';
  accessToken = 'access-1';
  /** Delay before each answer. */
  delayMs = 0;
  /** The answer instead of a token. */
  instead: { status: number; body: string } | null = null;
  private readonly server: Server;

  /** @param tls its certificate; without one it does not encrypt. */
  constructor(private readonly tls: TlsOptions | null = null) {
    const serve = (request: IncomingMessage, response: ServerResponse): void => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        this.asked.push(new URLSearchParams(body));
        setTimeout(() => this.answer(new URLSearchParams(body), response), this.delayMs);
      });
    };
    this.server = tls === null ? createServer(serve) : createSecureServer(tls, serve);
  }

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    return this.tls === null ? `http://127.0.0.1:${port}/token` : `https://localhost:${port}/token`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(asked: URLSearchParams, response: ServerResponse): void {
    if (this.instead !== null) return void response.writeHead(this.instead.status).end(this.instead.body);
    const isRefresh = asked.get('grant_type') === 'refresh_token';
    const isRight = isRefresh
      ? asked.get('refresh_token') === this.refreshToken
      : asked.get('grant_type') === 'client_credentials' && asked.get('client_secret') === this.clientSecret;
    if (!isRight) return void response.writeHead(400).end('{"error":"invalid_grant"}');
    if (isRefresh) this.refreshToken = `${this.refreshToken}+`;
    const renewed = isRefresh ? { refresh_token: this.refreshToken } : {};
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ access_token: this.accessToken, token_type: 'Bearer', ...renewed }));
  }
}
