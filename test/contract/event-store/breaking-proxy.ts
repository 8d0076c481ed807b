import type { Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** Forwards bytes to a server that the test cannot restart, and breaks all connections on demand. */
export class BreakingProxy {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async before(host: string, port: number): Promise<BreakingProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
    const proxy = new BreakingProxy(server, address.port);
    server.on('connection', (socket) => proxy.pass(socket, connect(port, host)));
    return proxy;
  }

  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Breaks all connections and refuses new ones until `accept`. */
  refuse(): void {
    this.drop();
    this.server.close();
  }

  async accept(): Promise<void> {
    if (this.server.listening) return;
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(one: Socket, other: Socket): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      from.setNoDelay(true);
      this.sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}
