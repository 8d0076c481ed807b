import type { KeptLog } from './kept-log';

/** The double's in-memory events; they survive a drop of the server. */
export interface StoredEvent {
  id: string;
  streamId: string;
  revision: number;
  /** Commit and prepare position in one: increasing, with gaps, like byte offsets in the real log. */
  position: bigint;
  metadata: Map<string, string>;
  customMetadata: Uint8Array;
  data: Uint8Array;
}

export type ProposedEvent = Pick<StoredEvent, 'id' | 'metadata' | 'customMetadata' | 'data'>;

export type Expected =
  { kind: 'any' } | { kind: 'noStream' } | { kind: 'streamExists' } | { kind: 'revision'; revision: number };

export type Outcome =
  | { kind: 'written'; revision: number; position: bigint }
  | { kind: 'wrongRevision'; current: number | null }
  | { kind: 'tooLarge' };

export class EventLog {
  readonly all: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly listeners = new Set<() => void>();
  private nextPosition = 0n;

  /** @param kept the file to which the events are also written, and from which they are read at the start. */
  constructor(
    readonly maxAppendBytes: number,
    private readonly kept: KeptLog | null = null,
  ) {
    for (const event of kept?.read() ?? []) this.restore(event);
    // The real log starts with the server's own records, which readers must skip.
    if (this.all.length > 0) return;
    this.append('$settings', { kind: 'any' }, [systemEvent('$settings')]);
  }

  /** Only the server's own first record stays. */
  empty(): void {
    this.all.splice(1);
    for (const streamId of [...this.streams.keys()].slice(1)) this.streams.delete(streamId);
  }

  stream(streamId: string): StoredEvent[] | null {
    return this.streams.get(streamId) ?? null;
  }

  onAppend(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  append(streamId: string, expected: Expected, events: ProposedEvent[]): Outcome {
    const bytes = events.reduce((sum, event) => sum + event.data.length + event.customMetadata.length, 0);
    if (bytes > this.maxAppendBytes) return { kind: 'tooLarge' };
    const stream = this.streams.get(streamId) ?? [];
    const current = stream.length - 1;
    if (!fits(expected, current)) return repeated(stream, expected, events) ?? wrong(current);
    this.streams.set(streamId, stream);
    const stored = events.map((event) => this.record(stream, streamId, event));
    // Before the answer, as on the real server.
    this.kept?.keep(stored);
    for (const listener of this.listeners) listener();
    const last = stream.at(-1);
    return { kind: 'written', revision: stream.length - 1, position: last?.position ?? 0n };
  }

  private restore(event: StoredEvent): void {
    const stream = this.streams.get(event.streamId) ?? [];
    this.streams.set(event.streamId, stream);
    this.place(stream, event);
  }

  private record(stream: StoredEvent[], streamId: string, event: ProposedEvent): StoredEvent {
    const stored = { ...event, streamId, revision: stream.length, position: this.nextPosition };
    this.place(stream, stored);
    return stored;
  }

  private place(stream: StoredEvent[], event: StoredEvent): void {
    this.nextPosition = event.position + BigInt(100 + event.data.length);
    stream.push(event);
    this.all.push(event);
  }
}

function fits(expected: Expected, current: number): boolean {
  if (expected.kind === 'any') return true;
  if (expected.kind === 'noStream') return current === -1;
  if (expected.kind === 'streamExists') return current >= 0;
  return current === expected.revision;
}

/** The real server acknowledges a repeated append of the same event ids at the same position. */
function repeated(stream: StoredEvent[], expected: Expected, events: ProposedEvent[]): Outcome | null {
  const from = expected.kind === 'revision' ? expected.revision + 1 : 0;
  const there = stream.slice(from, from + events.length);
  const last = there.at(-1);
  if (!last || there.length !== events.length || there.some((event, i) => event.id !== events[i]?.id)) return null;
  return { kind: 'written', revision: last.revision, position: last.position };
}

function wrong(current: number): Outcome {
  return { kind: 'wrongRevision', current: current < 0 ? null : current };
}

function systemEvent(type: string): ProposedEvent {
  const metadata = new Map([
    ['type', type],
    ['content-type', 'application/json'],
  ]);
  const id = '00000000-0000-4000-8000-000000000000';
  return { id, metadata, customMetadata: new Uint8Array(), data: Buffer.from('{}') };
}
