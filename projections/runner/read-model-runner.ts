import type { Pool, PoolClient } from 'pg';
import type { EventStore, Position, RecordedEvent } from '../../src/platform/event-store/port';
import { START } from '../../src/platform/event-store/port';
import { Leadership } from '../../src/platform/leadership/leadership';
import { untilAborted } from '../../src/platform/leadership/until-aborted';
import type { ReadModelBarrier } from '../../src/platform/read-models/barrier';
import { applyBatch, type ApplyContext } from './apply-batch';
import { needingRebuild, readCheckpoints, resumeStopped, SupersededError } from './checkpoints';
import { isPoison } from './poison';
import type { Projection } from './projection';
import { ReadModelGate } from './read-model-gate';
import { Rebuilder } from './rebuild/rebuild';
import { ArticleStates } from './rows/article-states';
import { ensureReadModelSchema, RUNNER_LOCK } from './schema';

export interface RunnerOptions {
  pool: Pool;
  store: EventStore;
  projections: readonly Projection[];
  onTrouble?(error: Error): void;
  onRebuilt?(names: string[]): void;
}

/** Events in one batch while catching up; live batches are as small as the traffic. */
const CATCH_UP_BATCH = 2_000;
/** How long a process with older code leaves the lock to a newer one. */
const SUPERSEDED_PAUSE_MS = 15_000;

/** Keeps the read models up to date: one subscription feeds all projections, in one process at a time. */
export class ReadModelRunner implements ReadModelBarrier {
  private readonly gate: ReadModelGate;
  private readonly leadership: Leadership;
  private readonly rebuilder: Rebuilder;
  private readonly articles: ArticleStates;
  private trouble: string | null = null;
  private cursor: Position = START;

  constructor(private readonly options: RunnerOptions) {
    this.gate = new ReadModelGate(options.pool);
    this.rebuilder = new Rebuilder(options);
    this.articles = new ArticleStates(options.store);
    const { pool } = options;
    const onTrouble = (error: Error): void => this.note(error);
    this.leadership = new Leadership({ pool, name: RUNNER_LOCK, lead: (c, s) => this.lead(c, s), onTrouble });
  }

  /**
   * Creates missing or outdated read models, whichever process leads, and starts to apply events.
   * @throws when the database or the event store is unavailable.
   */
  async start(): Promise<void> {
    await this.prepare();
    this.leadership.start();
  }

  /** Releases the waiters at the barrier. */
  async stop(): Promise<void> {
    await this.leadership.stop();
    this.gate.close();
  }

  get isLeader(): boolean {
    return this.leadership.isLeader;
  }

  waitFor(position: Position, timeoutMs: number): Promise<void> {
    return this.gate.waitFor(position, timeoutMs);
  }

  /** Each read model, and the runner of this process: name -> null or the problem. */
  async states(): Promise<Record<string, string | null>> {
    const checkpoints = await readCheckpoints(this.options.pool);
    const states = this.options.projections.map(({ name }) => {
      const { status, error } = checkpoints.get(name) ?? { status: 'missing', error: null };
      return [`read model ${name}`, status === 'live' ? null : `It is ${status}. ${error ?? ''}`.trim()];
    });
    const trouble = this.trouble === null ? null : `Read models are not being updated: ${this.trouble}`;
    return { ...Object.fromEntries(states), 'read models': trouble };
  }

  private async prepare(): Promise<void> {
    const { pool, projections } = this.options;
    await ensureReadModelSchema(pool);
    const needing = await needingRebuild(pool, projections);
    if (needing.length === 0) return;
    try {
      await this.rebuilder.rebuild(() => needingRebuild(pool, projections));
    } catch (error) {
      if (!isPoison(error)) throw error;
      // At least one cannot read an event. That one starts empty and will stop, visibly, just before that event.
      for (const projection of needing) await this.rebuildOrStartEmpty(projection);
    }
    this.options.onRebuilt?.(needing.map((projection) => projection.name));
  }

  private async rebuildOrStartEmpty(projection: Projection): Promise<void> {
    try {
      await this.rebuilder.rebuild(() => [projection]);
    } catch (error) {
      if (!isPoison(error)) throw error;
      await this.rebuilder.startEmpty(projection);
    }
  }

  private note(error: Error): void {
    this.trouble = error.message;
    this.options.onTrouble?.(error);
  }

  /** Runs until the signal aborts or an error occurs; then everything restarts from the checkpoints. */
  private async lead(client: PoolClient, signal: AbortSignal): Promise<void> {
    try {
      await this.prepare();
      const { projections } = this.options;
      await resumeStopped(
        client,
        projections.map((projection) => projection.name),
      );
      this.gate.lead(true);
      await this.catchUp(client, projections, signal);
      if (!signal.aborted) await this.follow(client, signal);
    } catch (error) {
      if (error instanceof SupersededError) await this.giveWay(client, signal, error);
      else throw error;
    } finally {
      this.gate.lead(false);
    }
  }

  /** Releases the lock at once, so that a process with the newer code can take it. */
  private async giveWay(client: PoolClient, signal: AbortSignal, error: SupersededError): Promise<void> {
    this.note(error);
    this.gate.lead(false);
    await client.query('SELECT pg_advisory_unlock_all()');
    await untilAborted(signal, SUPERSEDED_PAUSE_MS);
  }

  private async catchUp(client: PoolClient, projections: readonly Projection[], signal: AbortSignal): Promise<void> {
    const checkpoints = await readCheckpoints(client);
    const positions = projections.map(({ name }) => checkpoints.get(name)?.position ?? START).sort();
    this.cursor = positions[0] ?? START;
    for await (const events of this.options.store.readAll(this.cursor, CATCH_UP_BATCH)) {
      if (signal.aborted) return;
      await this.apply(client, events);
    }
    this.trouble = null;
    this.gate.passed(this.cursor);
  }

  private async follow(client: PoolClient, signal: AbortSignal): Promise<void> {
    let broken: unknown;
    const over = new AbortController();
    const subscription = this.options.store.subscribe({
      after: this.cursor,
      onBatch: async (events) => {
        if (over.signal.aborted) return;
        try {
          await this.apply(client, events);
        } catch (error) {
          broken = error;
          over.abort();
          throw error;
        }
      },
      onTrouble: (error) => this.note(error),
      onConnected: () => {
        this.trouble = null;
      },
    });
    await untilAborted(AbortSignal.any([signal, over.signal]));
    await subscription.stop();
    if (broken !== undefined) throw broken;
  }

  private async apply(client: PoolClient, events: RecordedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last) return;
    const { projections } = this.options;
    const context = { client, articles: this.articles };
    let behind = await applyBatch(context, projections, events, this.cursor);
    while (behind.length > 0) {
      await this.bringUp(context, behind);
      behind = await applyBatch(context, projections, events, this.cursor);
    }
    this.cursor = last.position;
    this.gate.passed(this.cursor);
  }

  /** Brings a projection that is behind, as after a rebuild while all others were stopped, to the position of the others. */
  private async bringUp(context: ApplyContext, behind: readonly Projection[]): Promise<void> {
    const checkpoints = await readCheckpoints(context.client);
    const positions = behind.map(({ name }) => checkpoints.get(name)?.position ?? START).sort();
    for await (const events of this.options.store.readAll(positions[0] ?? START, CATCH_UP_BATCH)) {
      const upToHere = events.filter((event) => event.position <= this.cursor);
      await applyBatch(context, behind, upToHere, START);
      if (upToHere.length < events.length) return;
    }
  }
}
