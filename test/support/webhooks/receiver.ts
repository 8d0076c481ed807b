import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsOptions } from 'node:tls';

/** How a receiver handles a call: answers it, fails before or after storing it, or dies. */
type Behaviour = 'takes' | 'fails' | 'takes and breaks off' | 'dies';

export interface Received {
  id: string;
  type: string;
  timestamp: string;
  data: { articleId: string; number: string; status: string };
}

/** Verifies according to the text of Standard Webhooks; shares no code with the product. @throws Error */
function verify(secret: string, headers: IncomingMessage['headers'], body: string): void {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  );
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) throw new Error('The timestamp is too old');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isRight = (signatures ?? '').split(' ').some((one) => {
    const [version, value = ''] = one.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isRight) throw new Error('The signature is wrong');
}

/** A receiver of webhooks on this machine, which can fail and be killed. */
export class Receiver {
  readonly received: Received[] = [];
  readonly refused: string[] = [];
  failures = 0;
  secret = '';
  /** Delay before an answer. */
  delayMs = 0;
  /** Calls that have arrived but are not answered yet. */
  underWay = 0;
  /** Decides about the next call. */
  behaviour: () => Behaviour = () => 'takes';
  private server: Server | null = null;
  private port = 0;

  /** @param tls its certificate; without one it does not encrypt. */
  constructor(private readonly tls: TlsOptions | null = null) {}

  get url(): string {
    return this.tls === null ? `http://127.0.0.1:${this.port}/hook` : `https://localhost:${this.port}/hook`;
  }

  async start(): Promise<this> {
    const listen: RequestListener = (request, response) => {
      let body = '';
      this.underWay += 1;
      response.once('close', () => (this.underWay -= 1));
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const behaviour = this.behaviour();
        if (behaviour === 'takes' || behaviour === 'takes and breaks off') this.take(request, body);
        if (behaviour !== 'takes') this.failures += 1;
        if (behaviour === 'takes') setTimeout(() => response.writeHead(204).end(), this.delayMs);
        else if (behaviour === 'fails') response.writeHead(503).end();
        else if (behaviour === 'dies') void this.restart();
        else request.socket.destroy();
      });
    };
    const server = this.tls === null ? createServer(listen) : createSecureServer(this.tls, listen);
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }

  private async restart(): Promise<void> {
    await this.stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await this.start();
  }

  private take({ headers }: IncomingMessage, body: string): void {
    try {
      verify(this.secret, headers, body);
      this.received.push({ id: String(headers['webhook-id']), ...(JSON.parse(body) as Omit<Received, 'id'>) });
    } catch (failure) {
      this.refused.push((failure as Error).message);
    }
  }
}
