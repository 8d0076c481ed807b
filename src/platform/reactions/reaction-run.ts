import { BackOff } from '../../contracts';
import { type EventStore, type Position, type RecordedEvent, START } from '../event-store/port';
import { untilAborted } from '../leadership/until-aborted';
import { reasonOf } from '../reasons/reason-of';
import { isStoreUnavailable } from '../store-unavailable/is-store-unavailable';
import type { QueryQueue } from './query-queue';
import type { Reaction } from './reaction';
import { EVERY_REACTION } from './skip-reactions';

export interface RunContext {
  /** The connection that holds the lock. */
  client: QueryQueue;
  store: EventStore;
  signal: AbortSignal;
  /** Null: the trouble is over. */
  onTrouble(error: Error | null): void;
}

const BATCH = 100;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
/** Pause while a store is unavailable: short, so that the reaction continues soon after its return. */
const UNAVAILABLE_PAUSE_MS = 1_000;
/** While no events concern this reaction, its checkpoint is saved at most this often. */
const IDLE_SAVE_MS = 1_000;

/** Runs one reaction until the signal aborts. */
export class ReactionRun {
  private readonly broken = new AbortController();
  private failure: unknown;
  private savedAt = 0;
  /** True if the current trouble is that the subscription has no connection. */
  private isDisconnected = false;
  /** The last handled event, if the checkpoint is behind it. */
  private unsaved: RecordedEvent | null = null;

  constructor(
    private readonly reaction: Reaction,
    private readonly context: RunContext,
  ) {}

  /** @throws what the database throws. Then the lock is lost too, and another process restarts from the checkpoints. */
  async run(): Promise<void> {
    const { store, signal, onTrouble } = this.context;
    const subscription = store.subscribe({
      after: await this.begin(),
      batchSize: BATCH,
      onBatch: (events) => this.take(events),
      onTrouble: (error) => {
        this.isDisconnected = true;
        onTrouble(error);
      },
      onConnected: () => {
        if (this.isDisconnected) onTrouble(null);
        this.isDisconnected = false;
      },
    });
    await untilAborted(AbortSignal.any([signal, this.broken.signal]));
    await subscription.stop();
    if (this.unsaved !== null && this.failure === undefined)
      await this.save(this.unsaved.position, this.unsaved).catch(() => undefined);
    if (this.failure !== undefined) throw this.failure;
  }

  private get ended(): boolean {
    return this.context.signal.aborted || this.broken.signal.aborted;
  }

  private async begin(): Promise<Position> {
    const { client, store } = this.context;
    const { name, begins } = this.reaction;
    const sql = 'SELECT name, position FROM app.reaction_checkpoints WHERE name = ANY($1)';
    const rows = await client.query<{ name: string; position: Position }>(sql, [[name, EVERY_REACTION]]);
    const own = rows.find((row) => row.name === name);
    if (own) return own.position;
    const position = begins === 'now' ? await store.head() : (rows[0]?.position ?? START);
    await this.save(position);
    return position;
  }

  private async take(events: RecordedEvent[]): Promise<void> {
    this.context.onTrouble(null);
    let handled = 0;
    for (const event of events) {
      if (!this.reaction.handles.includes(event.type)) continue;
      if (!(await this.handle(event))) return;
      handled += 1;
    }
    const last = events.at(-1);
    this.unsaved = last ?? this.unsaved;
    if (last && (handled > 0 || Date.now() - this.savedAt > IDLE_SAVE_MS)) await this.save(last.position, last);
  }

  /** False when stopped before the event was handled. */
  private async handle(event: RecordedEvent): Promise<boolean> {
    const backOff = new BackOff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    while (!this.ended) {
      try {
        await this.reaction.handle(event);
        this.context.onTrouble(null);
        return true;
      } catch (error) {
        const reason = reasonOf(error);
        this.context.onTrouble(new Error(`${this.reaction.name}: event ${event.id} (${event.type}): ${reason}`));
        const pause = backOff.next();
        const ms = isStoreUnavailable(error) ? Math.min(pause, UNAVAILABLE_PAUSE_MS) : pause;
        await untilAborted(AbortSignal.any([this.context.signal, this.broken.signal]), ms);
      }
    }
    return false;
  }

  /**
   * Commits asynchronously, so that no command waits for this flush. A crash of Postgres may set the checkpoint back; then some events are
   * handled again, which a reaction must tolerate anyway.
   */
  private async save(position: Position, event: RecordedEvent | null = null): Promise<void> {
    const sql = `WITH quick AS (SELECT set_config('synchronous_commit', 'off', true))
      INSERT INTO app.reaction_checkpoints (name, position, stream_id, revision, event_id)
      SELECT $1, $2, $3, $4::integer, $5 FROM quick
      ON CONFLICT (name) DO UPDATE SET position = EXCLUDED.position, stream_id = EXCLUDED.stream_id,
        revision = EXCLUDED.revision, event_id = EXCLUDED.event_id, updated_at = now()`;
    try {
      const seen = [event?.streamId ?? null, event?.revision ?? null, event?.id ?? null];
      await this.context.client.query(sql, [this.reaction.name, position, ...seen]);
      this.savedAt = Date.now();
      this.unsaved = null;
    } catch (error) {
      this.failure = error;
      this.broken.abort();
      throw error;
    }
  }
}
