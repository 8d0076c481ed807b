import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AllowedNetworks } from './networks';
import { call as read, post } from './post';

const open = new AllowedNetworks(['127.0.0.0/8', '::1']);
const closed = new AllowedNetworks([]);

describe('a call to an address that a person typed', () => {
  const servers: Server[] = [];
  let calls = 0;
  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer((request, response) => {
      calls += 1;
      listener(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  beforeEach(() => (calls = 0));
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  const call = (url: string, more: Partial<Parameters<typeof post>[1]> = {}) =>
    post(url, { headers: { 'x-test': 'yes' }, body: '{}', networks: open, timeoutMs: 500, ...more });

  it('sends headers and body, and reports that they arrived', async () => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      seen.push(request.method, request.headers['x-test']);
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString())).on('end', () => response.writeHead(204).end());
    });
    expect(await call(url)).toEqual({ status: 204, problem: null });
    expect(seen).toEqual(['POST', 'yes', '{}']);
  });

  it('reads a response and its `Location`', async () => {
    const url = await serve((request, response) => {
      response.writeHead(201, { location: '/made/7' }).end(`${request.method} gédaan`);
    });
    const options = { method: 'GET', headers: {}, networks: open } as const;
    const answer = { status: 201, problem: null, text: 'GET gédaan', isCut: false, location: '/made/7' };
    expect(await read(url, options)).toEqual(answer);
    expect(await read(url, { ...options, networks: closed })).toEqual({
      ...{ status: null, problem: 'ADDRESS', text: '', isCut: false, location: null },
    });
  });

  it('follows no redirect', async () => {
    const other = await serve((_request, response) => response.end());
    const url = await serve((_request, response) => response.writeHead(307, { location: other }).end());
    expect(await call(url)).toEqual({ status: 307, problem: 'REDIRECT' });
    expect(calls).toBe(1);
  });

  it('reports the problem: an error, no response, no server', async () => {
    expect(await call(await serve((_request, response) => response.writeHead(500).end('why')))).toEqual({
      ...{ status: 500, problem: 'STATUS' },
    });
    expect(await call(await serve(() => undefined))).toEqual({ status: null, problem: 'TIMEOUT' });
    expect(await call('http://127.0.0.1:1/')).toEqual({ status: null, problem: 'CONNECTION' });
  });

  it('reads a limited part of an endless response', async () => {
    const url = await serve((_request, response) => {
      const more = (): void =>
        void (response.write(Buffer.alloc(16_384)) ? setImmediate(more) : response.once('drain', more));
      more();
    });
    expect(await call(url, { timeoutMs: 5_000 })).toEqual({ status: 200, problem: null });
  });

  it('aborts a response that arrives too slowly', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200).write('.');
    });
    expect(await call(url)).toMatchObject({ problem: 'TIMEOUT' });
  });

  it.each([
    'http://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://127.1/',
    'http://1.1.1.1/',
    'https://user:word@1.1.1.1/',
    'ftp://1.1.1.1/',
  ])('does not go to %s', async (url) => {
    expect(await call(url, { networks: closed })).toEqual({ status: null, problem: 'ADDRESS' });
  });

  it('does not go to this machine unless that is allowed', async () => {
    const url = await serve((_request, response) => response.end());
    expect(await call(url, { networks: closed })).toEqual({ status: null, problem: 'ADDRESS' });
    expect(calls).toBe(0);
  });

  it('does not go to a name of which one address is private', async () => {
    const resolve = async () => ['1.1.1.1', '10.0.0.1'];
    expect(await call('https://two.example/', { networks: closed, resolve })).toMatchObject({ problem: 'ADDRESS' });
    const none = async () => [];
    expect(await call('https://none.example/', { networks: closed, resolve: none })).toMatchObject({ problem: 'NAME' });
  });

  it('goes to the address that was checked, whatever the name resolves to next', async () => {
    const { port } = new URL(await serve((_request, response) => response.end()));
    let asked = 0;
    const resolve = async () => ((asked += 1) === 1 ? ['127.0.0.1'] : ['10.0.0.1']);
    expect(await call(`http://rebound.example:${port}/`, { resolve })).toEqual({ status: 200, problem: null });
    expect(asked).toBe(1);
  });
});
