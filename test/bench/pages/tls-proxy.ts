import { once } from 'node:events';
import { request as askServer } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { generate } from 'selfsigned';

/** Headers of one connection, which HTTP/2 does not allow. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** The same as in production (docs/operating.md, 'The proxy'): HTTP/2 with TLS in front of the server. */
export interface TlsProxy {
  origin: string;
  stop(): Promise<void>;
}

/** Forwards HTTP/2 on a free port of this machine to the server at `origin`, with a self-signed certificate. */
export async function startTlsProxy(origin: string): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' });
  const server = createSecureServer({ key, cert }, (asked, answer) => pass(origin, asked, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Streams of changes stay open until their pages are closed, which may be never: the process ends them.
  return { origin: `https://127.0.0.1:${port}`, stop: async () => void server.close() };
}

function pass(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  const headers = { ...Object.fromEntries(own), host: asked.authority };
  const call = askServer(new URL(asked.url, origin), { method: asked.method, headers }, (found) => {
    const kept = Object.entries(found.headers).filter(([name]) => !OF_CONNECTION.has(name));
    answer.writeHead(found.statusCode ?? 502, Object.fromEntries(kept));
    pipeline(found, answer, () => call.destroy());
  });
  // The browser closed the page, or the server has ended: no one is left to answer.
  call.on('error', () => answer.stream.close());
  asked.stream.once('close', () => call.destroy());
  asked.pipe(call);
}
