import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import { seedDemo } from './seed-demo';

/** An answer of the server; null: the connection is lost. */
type Reply = number | null;

/** Finding p6 of the security review: the first call that failed under load ended the demonstration. */
describe('the demonstration articles', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  /** The failure that ends the stories at a server that gives these replies, repeating the last one, and how many calls it got. */
  async function endAt(replies: Reply[]): Promise<{ message: string; calls: number }> {
    let calls = 0;
    const reply = (response: ServerResponse): void => {
      const status = replies[Math.min(calls, replies.length - 1)] ?? null;
      calls += 1;
      if (status === null) response.destroy();
      else response.writeHead(status, { connection: 'close' }).end('{}');
    };
    server = createServer((_request, response) => reply(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const pool = { query: () => Promise.resolve({ rows: [] }) } as unknown as Pool;
    const ended = seedDemo({ origin, pool, pauseMs: 0 });
    const message = await ended.then(
      () => 'all are made',
      (failure: Error) => failure.message,
    );
    return { message, calls };
  }

  it('continue after lost connections, limits and faults', async () => {
    const { message, calls } = await endAt([null, 429, 503, 403]);
    expect([message, calls]).toEqual([expect.stringContaining('returned 403'), 4]);
  });

  it('end immediately at a refusal', async () => {
    expect((await endAt([403])).calls).toBe(1);
  });

  it('end when the server stays unreachable', async () => {
    expect(await endAt([null])).toEqual({ message: 'fetch failed', calls: 4 });
  });
});
