import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between a process and the database, which can fail as when a machine loses power: no connection is closed. */
export class Network {
  private readonly sockets: Socket[] = [];

  private constructor(private readonly server: Server) {}

  static async to(database: URL): Promise<Network> {
    const server = createServer();
    const network = new Network(server);
    server.on('connection', (near) => {
      const far = connect(Number(database.port), database.hostname);
      network.sockets.push(near, far);
      near
        .on('error', () => far.destroy())
        .pipe(far.on('error', () => near.destroy()))
        .pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  fail(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
