/**
 * The event store port. Two adapters (EventStoreDB and Postgres) pass one contract suite (architecture, 'The event store').
 */

/** JSON-safe data: it is unchanged after a round trip. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Who did it, on whose behalf, and when. Every event of the system carries it (architecture, 'The Article'). */
export interface EventMetadata {
  /** The account in whose name it happened; null for the system itself. */
  userId: string | null;
  /** The real person under login-as, else null (lifecycle, section 1). */
  realUserId: string | null;
  /** ISO 8601 UTC. */
  at: string;
  correlationId: string;
  /** Id of the event that caused the reaction, else null. */
  causationId: string | null;
  /** Version of the data's schema, counted from 1. */
  schemaVersion: number;
  /** Only for events that another system recorded first (ADR 115). */
  imported?: Origin;
}

/** Where an imported event comes from: the system with its version and name, and the id of the record there. */
export interface Origin {
  source: string;
  id: string;
}

export interface NewEvent<Type extends string = string, Data = unknown> {
  /** UUID, set by the caller. */
  id: string;
  type: Type;
  data: Data;
  metadata: EventMetadata;
}

/**
 * A place in the log of all events. It is opaque, but positions of one store compare as strings: `a < b` means a was committed
 * before b.
 */
export type Position = string;
export const START: Position = '';

export interface RecordedEvent<Type extends string = string, Data = unknown> extends NewEvent<Type, Data> {
  streamId: string;
  /** Counted from 0, without gaps within a stream. */
  revision: number;
  position: Position;
}

/** `NO_STREAM`: the stream must not exist yet. A number: the revision of its last event. There is no 'any'. */
export type ExpectedRevision = 'NO_STREAM' | number;

export interface AppendResult {
  /** Revision of the last event written. */
  revision: number;
  position: Position;
}

export interface ReadStreamOptions {
  /** Default forward. */
  direction?: 'forward' | 'backward';
  /** First revision to read; default the first event, or the last when backward. */
  from?: number;
  /** Default: all. */
  max?: number;
}

export interface Subscription {
  /** Resolves when the subscription has ended and no handler runs any more. */
  stop(): Promise<void>;
}

export interface SubscribeOptions {
  /** Events after this position are delivered; `START` for all. */
  after: Position;
  /** At most this many events in one batch; default 500. */
  batchSize?: number;
  /**
   * Called with one batch at a time, in commit order, each event once. The next batch waits for its promise. After a rejection the
   * same batch is delivered again after a pause.
   */
  onBatch(events: RecordedEvent[]): Promise<void>;
  /** Connection trouble, for logs and health. The subscription recovers automatically. */
  onTrouble?(error: Error): void;
  /** Called when the connection is established, at the start and after trouble, even if no event arrives. */
  onConnected?(): void;
}

/** An event as it is stored: its data and metadata are unparsed JSON texts. */
export interface StoredEvent extends Omit<RecordedEvent, 'data' | 'metadata'> {
  data: string;
  metadata: string;
}

/** Reads of the log as it is stored, for proofs: neither quarantine nor decryption changes the result. */
export interface StoredReads {
  /** As `readAll` of the store. */
  readAll(after: Position, batchSize?: number): AsyncIterable<StoredEvent[]>;
  /** A whole stream. */
  readStream(streamId: string): Promise<StoredEvent[]>;
}

export interface EventStore {
  readonly stored: StoredReads;
  /** Increases when texts are erased (ADR 75): data read before must not be used again. Absent: texts are never erased. */
  readonly epoch?: number;
  /**
   * Writes all events or none.
   * @throws WrongExpectedRevisionError when the stream has newer events, EventTooLargeError when all events of the append together exceed 1
   * MB.
   */
  append(streamId: string, expected: ExpectedRevision, events: NewEvent[]): Promise<AppendResult>;
  /** Empty when there is no such stream. */
  readStream(streamId: string, options?: ReadStreamOptions): Promise<RecordedEvent[]>;
  /** Batches of all events after a position, in commit order, up to the end at the time of the last read. */
  readAll(after: Position, batchSize?: number): AsyncIterable<RecordedEvent[]>;
  /** Position of the newest event that a subscriber can see now; `START` when there is none. */
  head(): Promise<Position>;
  /** The subscription survives a lost connection: it reconnects and resumes after the last handled batch. */
  subscribe(options: SubscribeOptions): Subscription;
  close(): Promise<void>;
}

/** Dependency injection token of the port. */
export const EVENT_STORE = Symbol('EVENT_STORE');

/** The same log as it is stored, with personal texts encrypted (ADR 75): for copies, backups and proofs of its bytes. Never write to it. */
export const STORED_LOG = Symbol('STORED_LOG');

/** Limit for data and metadata of all events of one append. It is EventStoreDB's own, enforced by both adapters. */
export const MAX_EVENT_BYTES = 1_048_576;

export class WrongExpectedRevisionError extends Error {
  constructor(
    readonly streamId: string,
    readonly expected: ExpectedRevision,
    readonly actual: number | 'NO_STREAM' | 'UNKNOWN',
  ) {
    super(`Stream ${streamId} was expected at ${expected} but is at ${actual}`);
    this.name = 'WrongExpectedRevisionError';
  }
}

export class EventTooLargeError extends Error {
  constructor(
    readonly type: string,
    readonly bytes: number,
  ) {
    super(`The append of ${type} has ${bytes} bytes; at most ${MAX_EVENT_BYTES} are allowed`);
    this.name = 'EventTooLargeError';
  }
}
