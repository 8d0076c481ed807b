import { createServer, request as call, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { startSampleApp } from '../../../test/support/app/http-sample-app';
import { loadConfig } from '../config/config';

const CLIENT = '203.0.113.7';
const FORGED = '198.51.100.9';

interface Reply {
  status: number;
  body: { address?: string };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** A reverse proxy that sees its callers at CLIENT and appends that address to what they claim, as nginx commonly does. */
async function startProxy(target: number): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const claimed = incoming.headers['x-forwarded-for'];
    const headers = { ...incoming.headers, 'x-forwarded-for': claimed ? `${String(claimed)}, ${CLIENT}` : CLIENT };
    const { method, url: path } = incoming;
    const onward = call({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

describe('the address of a caller', () => {
  let app: NestExpressApplication;
  let proxy: Server;
  /** @param TRUST_PROXY the value of the environment variable. */
  const start = async (TRUST_PROXY: string): Promise<void> => {
    const { trustedProxies } = loadConfig({ JWT_SECRET: 'x'.repeat(32), TRUST_PROXY });
    app = await startSampleApp({ trustedProxies });
    await app.listen(0, '127.0.0.1');
    proxy = await startProxy(portOf(app.getHttpServer()));
  };
  afterEach(async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    await app.close();
  });

  const send = async (port: number, path: string, forwarded: string | undefined, body?: object): Promise<Reply> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  };
  const directly = async (forwarded?: string) => (await send(portOf(app.getHttpServer()), '/address', forwarded)).body;
  const throughProxy = async (forwarded?: string) => (await send(portOf(proxy), '/address', forwarded)).body;

  it.each(['', '0'])('is that of the connection, whatever the caller claims, with TRUST_PROXY=%j', async (setting) => {
    await start(setting);
    expect(await directly(FORGED)).toEqual({ address: '127.0.0.1' });
    expect(await throughProxy(FORGED)).toEqual({ address: '127.0.0.1' });
  });

  it.each(['1', 'loopback', '127.0.0.1', '10.0.0.0/8, 127.0.0.0/8', '::1,127.0.0.1'])(
    'is what a believed proxy has seen, and nothing before it, with TRUST_PROXY=%s',
    async (setting) => {
      await start(setting);
      expect(await throughProxy()).toEqual({ address: CLIENT });
      expect(await throughProxy(FORGED)).toEqual({ address: CLIENT });
      expect(await throughProxy(`${FORGED}, 127.0.0.1, 10.1.1.1`)).toEqual({ address: CLIENT });
    },
  );

  it.each(['10.0.0.0/8', 'uniquelocal, linklocal', '192.0.2.1'])(
    'is not what another machine claims, with TRUST_PROXY=%s',
    async (setting) => {
      await start(setting);
      expect(await directly(FORGED)).toEqual({ address: '127.0.0.1' });
      expect(await throughProxy(FORGED)).toEqual({ address: '127.0.0.1' });
    },
  );

  it('cannot be forged to continue guessing after too many tries', async () => {
    await start('');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const port = portOf(n % 2 ? proxy : app.getHttpServer());
      statuses.push((await send(port, '/guess', `198.51.100.${n}`, { email: 'a@example.org' })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
