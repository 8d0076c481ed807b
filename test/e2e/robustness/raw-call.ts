import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw connection that can send any bytes and end at any moment. */
export class RawCall {
  answer = '';
  readonly closed: Promise<unknown>;

  private constructor(private readonly socket: Socket) {
    // These calls provoke a close by the other side, so it is not an error.
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => (this.answer += bytes.toString()));
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async open(origin: string): Promise<RawCall> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const call = new RawCall(socket);
    await once(socket, 'connect');
    return call;
  }

  write(text: string | Buffer): this {
    this.socket.write(text);
    return this;
  }

  /** Ends with a reset, as when a machine loses its network. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  /** Closes gracefully before the response arrives. */
  hangUp(): void {
    this.socket.end();
    this.socket.destroy();
  }
}

/** The head of a POST request; `more` are additional header lines. */
export const head = (path: string, token: string, more: readonly string[]): string =>
  [`POST /api${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, ...more, '', ''].join('\r\n');
