import type { Response } from 'express';

/** How soon, in milliseconds, a browser's own client should connect again. */
const RETRY = 5_000;

/**
 * One answer of server-sent events. Never compressed (configure-http.ts), kept by nobody, and not gathered by a proxy in front: what is
 * written arrives.
 */
export class EventStream {
  constructor(private readonly response: Response) {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    // An answer to HEAD has no body that could go on.
    if (response.req.method === 'HEAD') response.end();
    else response.write(`retry: ${RETRY}\n\n`);
  }

  /** True once nothing can be sent any more, whoever ended it. */
  get ended(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  /** True while the caller does not take what was sent before. */
  get isFull(): boolean {
    return this.response.writableNeedDrain;
  }

  send(event: string, data: object): void {
    if (!this.ended) this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment, which clients pass over: it keeps the connection open, and shows that it is. */
  beat(): void {
    if (!this.ended) this.response.write(':\n\n');
  }

  end(): void {
    if (this.response.writableNeedDrain) this.response.destroy();
    else this.response.end();
  }

  /** Calls back once, when the stream has ended on either side. */
  onEnd(callback: () => void): void {
    if (this.ended) callback();
    else this.response.once('close', callback);
  }
}
