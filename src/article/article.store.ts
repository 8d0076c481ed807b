import { Inject, Injectable, Optional } from '@nestjs/common';
import { newId } from '../platform/clock/clock';
import {
  type AppendResult,
  EVENT_STORE,
  type EventMetadata,
  type EventStore,
  type NewEvent,
  WrongExpectedRevisionError,
} from '../platform/event-store/port';
import { QUARANTINE, type Quarantine } from '../platform/event-store/quarantine/quarantine';
import { STREAM_READS, type StreamReads } from '../platform/event-store/stream-reads';
import { requestCache } from '../platform/http/request/request-cache';
import type { ArticleEvent } from './domain/events';
import { evolve } from './domain/fold/evolve';
import { initialState } from './domain/fold/initial-state';
import type { ArticleState } from './domain/state';
import { articleStream } from './domain/streams';
import { schemaVersionOf } from './domain/upcasters';
import { foldRecorded } from './store/fold-recorded';
import { StateCache } from './store/state-cache';

/** Maximum number of cached articles. Together they have a few thousand events, and their folded states take a few megabytes. */
const CACHED_ARTICLES = 500;
const WELL_FORMED_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The only code that reads and writes the streams of articles. */
@Injectable()
export class ArticleStore {
  private readonly cache = new StateCache(CACHED_ARTICLES);
  /** Revision of the quarantine at which the cached states were folded. */
  private foldedAt = -1;

  constructor(
    @Inject(EVENT_STORE) private readonly events: Pick<EventStore, 'append'>,
    @Inject(STREAM_READS) private readonly streams: StreamReads,
    @Optional() @Inject(QUARANTINE) private readonly quarantine?: Quarantine,
  ) {}

  /**
   * The present state of the article; `exists` is false without a stream. The stream is read once per request. If another process
   * writes in between, the expected revision of the append detects it.
   */
  async read(articleId: string): Promise<ArticleState> {
    if (!WELL_FORMED_ID.test(articleId)) return initialState(articleId);
    this.forgetOldFolds();
    const { foldedAt } = this;
    const cached = this.cache.get(articleId);
    const reads = requestCache();
    if (cached && reads?.has(articleId)) return cached;
    const known = cached ?? initialState(articleId);
    const newer = await this.streams.readStream(articleStream(articleId), { from: known.streamRevision + 1 });
    const state = newer.reduce(foldRecorded, known);
    if (state.exists && foldedAt === (this.quarantine?.revision ?? -1)) this.cache.put(state);
    reads?.add(articleId);
    return state;
  }

  /** Empties the cache when the quarantine has changed: states may contain a quarantined event, or lack a released one. */
  private forgetOldFolds(): void {
    const revision = this.quarantine?.revision ?? -1;
    if (revision === this.foldedAt) return;
    this.cache.clear();
    this.foldedAt = revision;
  }

  /** The article at a given time: folded from the events recorded up to then. */
  async readAt(articleId: string, at: Date): Promise<ArticleState> {
    if (!WELL_FORMED_ID.test(articleId)) return initialState(articleId);
    const all = await this.streams.readStream(articleStream(articleId));
    return all
      .filter((event) => Date.parse(event.metadata.at) <= at.getTime())
      .reduce(foldRecorded, initialState(articleId));
  }

  /** The article right after the event at a revision, deleted drafts included; before the first event (-1) it does not exist. */
  async readUpTo(articleId: string, revision: number): Promise<ArticleState> {
    if (revision < 0) return initialState(articleId);
    const events = await this.streams.readStream(articleStream(articleId), { max: revision + 1 });
    return events.reduce(foldRecorded, initialState(articleId));
  }

  /** The article before and after the event at a revision, counted from 0. */
  async readAround(articleId: string, revision: number): Promise<{ before: ArticleState; after: ArticleState }> {
    const events = await this.streams.readStream(articleStream(articleId));
    const upTo = (last: number): ArticleState =>
      events.filter((event) => event.revision <= last).reduce(foldRecorded, initialState(articleId));
    return { before: upTo(revision - 1), after: upTo(revision) };
  }

  async hasDecision(articleId: string, mailId: string): Promise<boolean> {
    const events = await this.streams.readStream(articleStream(articleId));
    return events.some(
      ({ type, data }) => type === 'DecisionRecorded' && (data as { mailId?: unknown }).mailId === mailId,
    );
  }

  /**
   * Appends the events after the given state and returns the new state.
   * @throws WrongExpectedRevisionError when the stream has newer events, EventTooLargeError.
   */
  async append(
    state: ArticleState,
    events: readonly ArticleEvent[],
    metadata: Omit<EventMetadata, 'schemaVersion'>,
  ): Promise<{ state: ArticleState; position: AppendResult['position'] }> {
    const written = events.map(({ type, data }): NewEvent & ArticleEvent => {
      const event = { id: newId(), type, data, metadata: { ...metadata, schemaVersion: schemaVersionOf(type) } };
      // Type and data come from the same event, but the compiler loses this information when they are destructured.
      return event as NewEvent & ArticleEvent;
    });
    const expected = state.streamRevision < 0 ? 'NO_STREAM' : state.streamRevision;
    const { position } = await this.events
      .append(articleStream(state.id), expected, written)
      .catch((error: unknown) => {
        if (error instanceof WrongExpectedRevisionError) requestCache()?.forget(state.id);
        throw error;
      });
    const next = written.reduce(
      (present, event) => evolve(present, { ...event, revision: present.streamRevision + 1 }),
      state,
    );
    // If the quarantine has changed, the cache was emptied after the state was read. Then the new state must not be cached.
    if (!state.exists || this.cache.get(state.id) === state) this.cache.put(next);
    return { state: next, position };
  }
}
