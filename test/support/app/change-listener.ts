import { createParser } from 'eventsource-parser';
import { CHANGE_EVENT, type ChangedList, type ChangeSignal } from '../../../src/contracts';
import type { HttpClient } from './http-client';
import { until } from './http-until';

/** A client that keeps GET /api/events/stream open, with the change notifications it received. */
export class ChangeListener {
  readonly signals: ChangeSignal[] = [];
  /** The server's reconnection delay in milliseconds. */
  retry: number | undefined;
  ended = false;
  private readonly ending = new AbortController();

  private constructor(readonly headers: Headers) {}

  /** Resolves once the server listens for this person. @throws Error when the call is refused. */
  static async open(origin: string, client: HttpClient): Promise<ChangeListener> {
    const stop = new AbortController();
    const headers = { Authorization: `Bearer ${client.token}`, 'Accept-Encoding': 'gzip' };
    const answer = await fetch(`${origin}/api/events/stream`, { headers, signal: stop.signal });
    if (answer.status !== 200 || !answer.body) throw new Error(`Refused with ${answer.status}: ${await answer.text()}`);
    const listener = new ChangeListener(answer.headers);
    listener.ending.signal.addEventListener('abort', () => stop.abort());
    void listener.read(answer.body);
    return listener;
  }

  /** All notifications so far, merged. */
  get received(): { lists: ChangedList[]; articles: string[] } {
    const lists = new Set(this.signals.flatMap((signal) => signal.lists));
    return { lists: [...lists].sort(), articles: [...new Set(this.signals.flatMap((signal) => signal.articles))] };
  }

  async untilReceived(what: { list?: ChangedList; article?: string }): Promise<void> {
    const { list, article } = what;
    const isThere = (): boolean =>
      (list === undefined || this.received.lists.includes(list)) &&
      (article === undefined || this.received.articles.includes(article));
    const receivedText = (): string => JSON.stringify(this.signals);
    await until(
      `a signal of ${list ?? ''} ${article ?? ''}`,
      () => Promise.resolve(isThere() || undefined),
      receivedText,
    );
  }

  async untilEnded(): Promise<void> {
    await until('the end of the stream', () => Promise.resolve(this.ended || undefined));
  }

  forget(): void {
    this.signals.length = 0;
  }

  close(): void {
    this.ending.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === CHANGE_EVENT) this.signals.push(JSON.parse(data) as ChangeSignal);
      },
      onRetry: (retry) => (this.retry = retry),
    });
    const reader = body.getReader();
    const text = new TextDecoder();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        parser.feed(text.decode(part.value, { stream: true }));
    } catch {
      // Closed by either side.
    }
    this.ended = true;
  }
}
