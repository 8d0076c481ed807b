import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** The harmless test string that every virus scanner detects. */
export const EICAR = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

/** Implements clamd's INSTREAM: detects EICAR, refuses more than `largest` bytes, and can leave out the reason. */
export class FakeClamd {
  /** Sizes in bytes of the files it received. */
  readonly sizes: number[] = [];
  largest = Infinity;
  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeClamd> {
    const server = createServer();
    const clamd = new FakeClamd(server);
    server.on('connection', (socket) => clamd.receive(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return clamd;
  }

  get url(): string {
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private receive(socket: Socket): void {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const file = fileIn(received);
      if (received.length > this.largest) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else if (file) {
        this.sizes.push(file.length);
        socket.end(`stream: ${file.includes(EICAR) ? 'Eicar-Signature FOUND' : 'OK'}\0`);
      }
    });
  }
}

/** The file of a complete message, otherwise null. */
function fileIn(received: Buffer): Buffer | null {
  const start = 'zINSTREAM\0'.length;
  if (received.length < start) return null;
  if (received.toString('latin1', 0, start) !== 'zINSTREAM\0') throw new Error('Not INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = start; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
