import type { Response } from 'express';

/** Delay in milliseconds before a browser's own client reconnects. */
const RETRY = 5_000;

/**
 * One response of server-sent events. It is neither compressed (configure-http.ts), cached, nor buffered by a proxy, so that each event
 * arrives immediately.
 */
export class EventStream {
  constructor(private readonly response: Response) {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    // A response to HEAD has no body.
    if (response.req.method === 'HEAD') response.end();
    else response.write(`retry: ${RETRY}\n\n`);
  }

  /** True once either side has ended the stream, so that nothing more can be sent. */
  get ended(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  /** True while the caller has not yet read what was sent before. */
  get isFull(): boolean {
    return this.response.writableNeedDrain;
  }

  send(event: string, data: object): void {
    if (!this.ended) this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment, which clients skip. It keeps the connection open, and shows that the connection works. */
  sendHeartbeat(): void {
    if (!this.ended) this.response.write(':\n\n');
  }

  end(): void {
    if (this.response.writableNeedDrain) this.response.destroy();
    else this.response.end();
  }

  /** Calls back once, when either side has ended the stream. */
  onEnd(callback: () => void): void {
    if (this.ended) callback();
    else this.response.once('close', callback);
  }
}
