import { createServer } from 'node:net';

/** A free port of 127.0.0.1: the preferred one if it is free, else any. */
export async function freePort(wished: number | null = null): Promise<number> {
  return (
    (wished !== null ? await tryPort(wished) : null) ??
    (await tryPort(0)) ??
    Promise.reject(new Error('There is no free port'))
  );
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address();
      const found = address !== null && typeof address === 'object' ? address.port : null;
      server.close(() => resolve(found));
    });
  });
}
