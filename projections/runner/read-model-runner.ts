import type { Pool, PoolClient } from 'pg';
import type { EventStore, Position, RecordedEvent } from '../../src/platform/event-store/port';
import { START } from '../../src/platform/event-store/port';
import type { QuarantineEntry } from '../../src/platform/event-store/quarantine/quarantine-events';
import { type QuarantinedStore, withQuarantine } from '../../src/platform/event-store/quarantine/quarantined-store';
import { Leadership } from '../../src/platform/leadership/leadership';
import { untilAborted } from '../../src/platform/leadership/until-aborted';
import type { ReadModelBarrier } from '../../src/platform/read-models/barrier';
import { applyBatch, type ApplyContext } from './apply-batch';
import { follow } from './batch/follow';
import { LiveCheckpoints } from './batch/live-batch';
import { type Frozen, hasAnyTable, readCheckpoints, resumeStopped, SupersededError } from './checkpoints';
import type { Projection } from './projection';
import { handleQuarantine } from './quarantine/handle-quarantine';
import { searchLog } from './quarantine/search-log';
import { BackgroundRebuild, untilDone } from './rebuild/background-rebuild';
import { freezeOutdated } from './rebuild/freeze';
import { Rebuilder } from './rebuild/rebuild';
import { ArticleStates } from './rows/article-states';
import { ensureReadModelSchema, RUNNER_LOCK } from './schema';
import { ReadModelGate } from './watch/read-model-gate';
import { readModelStates } from './watch/read-model-states';

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
/** A new journal has its read models within this time. In a journal with a longer history its lists appear later. */
const FIRST_TIME_MS = 10_000;

/** Keeps the read models up to date: one subscription feeds all projections, in one process at a time. */
export class ReadModelRunner implements ReadModelBarrier {
  private readonly gate: ReadModelGate;
  private readonly leadership: Leadership;
  private readonly rebuilder: Rebuilder;
  private readonly store: QuarantinedStore;
  private articles: ArticleStates;
  private trouble: string | null = null;
  private cursor: Position = START;
  private readonly checkpoints = new LiveCheckpoints();
  private readonly remaking: BackgroundRebuild;
  private frozen: Frozen = new Map();

  constructor(private readonly options: RunnerOptions) {
    const { pool } = options;
    this.gate = new ReadModelGate(pool);
    this.store = withQuarantine(options.store);
    this.rebuilder = new Rebuilder({ pool, store: this.store });
    this.articles = new ArticleStates(this.store);
    const onTrouble = (error: Error): void => this.note(error);
    this.remaking = new BackgroundRebuild({ ...options, rebuilder: this.rebuilder }, options);
    const onFollowing = (): void => void (this.trouble = null);
    const lead = (client: PoolClient, signal: AbortSignal): Promise<void> => this.lead(client, signal);
    this.leadership = new Leadership({ pool, name: RUNNER_LOCK, lead, onTrouble, onFollowing });
  }

  /**
   * Starts to apply events, and to make missing and outdated read models, whichever process leads. Existing read models serve
   * meanwhile. Only if there are none at all, this waits a short time for them.
   * @throws when the database is unavailable.
   */
  async start(): Promise<void> {
    const { pool, projections } = this.options;
    await ensureReadModelSchema(pool);
    this.remaking.start();
    if (!(await hasAnyTable(pool, projections))) await untilDone(this.remaking.done, FIRST_TIME_MS);
    this.leadership.start();
  }

  /** Resolves when no missing or outdated read model is being made by this process. */
  get prepared(): Promise<void> {
    return this.remaking.done;
  }

  /** Releases the waiters at the barrier. */
  async stop(): Promise<void> {
    await Promise.all([this.remaking.stop(), this.leadership.stop()]);
    this.gate.close();
  }

  get isLeader(): boolean {
    return this.leadership.isLeader;
  }

  waitFor(position: Position, timeoutMs: number): Promise<void> {
    return this.gate.waitFor(position, timeoutMs);
  }

  /** Events that are set aside, as far as this process knows. */
  get quarantined(): QuarantineEntry[] {
    return this.store.entries;
  }

  /** Each read model, unreadable events, and the runner of this process: name -> null or the problem. */
  async states(): Promise<Record<string, string | null>> {
    const { pool, projections } = this.options;
    const states = await readModelStates(pool, projections, this.quarantined);
    const trouble = this.trouble === null ? null : `Read models are not being updated: ${this.trouble}`;
    return { ...states, 'read models': trouble };
  }

  /** Without the projections that are being rebuilt anyway. */
  private get live(): Projection[] {
    return this.options.projections.filter(({ name }) => !this.frozen.has(name));
  }

  private note(error: Error): void {
    this.trouble = error.message;
    this.options.onTrouble?.(error);
  }

  /** Runs until the signal aborts or an error occurs; then everything restarts from the checkpoints. */
  private async lead(client: PoolClient, signal: AbortSignal): Promise<void> {
    const { projections, pool, onTrouble } = this.options;
    const over = new AbortController();
    let searching: Promise<void> | undefined;
    try {
      await ensureReadModelSchema(pool);
      this.frozen = await freezeOutdated(client, projections, this.remaking, signal);
      void this.remaking.done.then(() => (this.frozen = new Map()));
      this.checkpoints.forget();
      const until = AbortSignal.any([signal, over.signal]);
      searching = searchLog(pool, this.store, until).catch((error: Error) => onTrouble?.(error));
      const names = projections.map(({ name }) => name);
      await resumeStopped(client, names);
      this.gate.lead(true);
      await this.catchUp(client, signal);
      if (!signal.aborted) await this.follow(client, signal);
    } catch (error) {
      if (error instanceof SupersededError) await this.releaseLeadership(client, signal, error);
      else throw error;
    } finally {
      this.gate.lead(false);
      over.abort();
      await searching;
    }
  }

  /** Releases the lock immediately, so that a process with the newer code can take it. */
  private async releaseLeadership(client: PoolClient, signal: AbortSignal, error: SupersededError): Promise<void> {
    this.note(error);
    this.gate.lead(false);
    await client.query('SELECT pg_advisory_unlock_all()');
    await untilAborted(signal, SUPERSEDED_PAUSE_MS);
  }

  private async catchUp(client: PoolClient, signal: AbortSignal): Promise<void> {
    const checkpoints = await readCheckpoints(client);
    const positions = this.live.map(({ name }) => checkpoints.get(name)?.position ?? START).sort();
    this.cursor = positions[0] ?? START;
    for await (const events of this.store.readAll(this.cursor, CATCH_UP_BATCH)) {
      if (signal.aborted) return;
      await this.apply(client, events);
    }
    this.trouble = null;
    this.gate.passed(this.cursor);
  }

  private follow(client: PoolClient, signal: AbortSignal): Promise<void> {
    const following = {
      after: this.cursor,
      apply: (events: RecordedEvent[]) => this.apply(client, events),
      onTrouble: (error: Error) => this.note(error),
      onConnected: () => void (this.trouble = null),
    };
    return follow(this.store, following, signal);
  }

  private async apply(client: PoolClient, events: RecordedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (!last) return;
    if (await handleQuarantine({ ...this.options, projections: this.live, rebuilder: this.rebuilder }, events))
      this.articles = new ArticleStates(this.store);
    const { articles, checkpoints, frozen } = this;
    const context = { client, articles, checkpoints, frozen };
    const applied = (): Promise<Projection[]> => applyBatch(context, this.options.projections, events, this.cursor);
    for (let behind = await applied(); behind.length > 0; behind = await applied()) await this.advance(context, behind);
    this.cursor = last.position;
    this.gate.passed(this.cursor);
  }

  /** Brings a projection that is behind, as after a rebuild while all others were stopped, to the position of the others. */
  private async advance(context: ApplyContext, behind: readonly Projection[]): Promise<void> {
    const checkpoints = await readCheckpoints(context.client);
    const positions = behind.map(({ name }) => checkpoints.get(name)?.position ?? START).sort();
    for await (const events of this.store.readAll(positions[0] ?? START, CATCH_UP_BATCH)) {
      const upToHere = events.filter((event) => event.position <= this.cursor);
      await applyBatch(context, behind, upToHere, START);
      if (upToHere.length < events.length) return;
    }
  }
}
