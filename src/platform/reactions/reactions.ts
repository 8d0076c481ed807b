import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { APP_CONFIG, type AppConfig } from '../config/config';
import { EVENT_STORE, type EventStore } from '../event-store/port';
import { Leadership } from '../leadership/leadership';
import { PG_POOL } from '../postgres';
import { reasonOf } from '../reasons/reason-of';
import { withoutAddresses } from '../reasons/without-addresses';
import { QueryQueue } from './query-queue';
import type { Reaction } from './reaction';
import { ReactionRun } from './reaction-run';
import { REACTIONS_LOCK } from './skip-reactions';
import { readTroubles, StoredTroubles } from './stored-troubles';

/** Runs all registered reactions, in one process at a time. Each has its own pace, so that a failing one does not block the others. */
@Injectable()
export class Reactions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Reactions');
  private readonly registered = new Map<string, Reaction>();
  private readonly troubles = new Map<string, string>();
  private readonly leadership: Leadership;
  /** While this process runs the reactions. */
  private stored: StoredTroubles | null = null;
  private started = false;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Optional() @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'roles'> | null = null,
  ) {
    this.leadership = new Leadership({
      pool,
      name: REACTIONS_LOCK,
      lead: (client, signal) => this.lead(client, signal),
      onTrouble: (error) => this.note('runner', error),
      onFollowing: () => this.troubles.clear(),
    });
  }

  /**
   * Each reaction with the problem that blocks it, or null, in every process: one process runs the reactions and stores their problems, and
   * the others read them. A stored problem of a reaction that this release does not have is not shown. @throws what the database throws, in
   * these others.
   */
  async states(): Promise<Record<string, string | null>> {
    const elsewhere = this.stored === null ? await readTroubles(this.pool) : new Map<string, string>();
    const names = [...this.registered.keys(), ...this.troubles.keys()];
    return Object.fromEntries(names.map((name) => [name, this.troubles.get(name) ?? elsewhere.get(name) ?? null]));
  }

  /** Call it before the start, in `onModuleInit`. @throws Error when the name is taken. */
  register(reaction: Reaction): void {
    if (this.registered.has(reaction.name)) throw new Error(`Two reactions are named ${reaction.name}`);
    if (this.started) throw new Error(`The reaction ${reaction.name} was registered after the start`);
    this.registered.set(reaction.name, reaction);
  }

  /** Null if all reactions keep up with the events, else the problems that block them. */
  health(): string | null {
    return this.troubles.size === 0 ? null : [...this.troubles.values()].join('\n');
  }

  onApplicationBootstrap(): void {
    if (this.config?.roles.has('worker') !== false) this.start();
  }

  /** Stop before the pool and the event store end. */
  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  start(): void {
    if (this.started) return;
    this.started = true;
    this.leadership.start();
  }

  stop(): Promise<void> {
    return this.leadership.stop();
  }

  private async lead(client: PoolClient, signal: AbortSignal): Promise<void> {
    this.troubles.clear();
    const together = new AbortController();
    const whileAll = AbortSignal.any([signal, together.signal]);
    const shared = new QueryQueue(client);
    this.stored = new StoredTroubles(shared);
    const runs = [...this.registered.values()].map((reaction) => {
      const onTrouble = (error: Error | null): void => this.note(reaction.name, error);
      const run = new ReactionRun(reaction, { client: shared, store: this.store, signal: whileAll, onTrouble });
      // The reactions share the connection: when one finds it broken, all restart.
      return run.run().finally(() => together.abort());
    });
    const outcomes = await Promise.allSettled(runs);
    await this.stored.end();
    this.stored = null;
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private note(name: string, error: Error | null): void {
    const trouble = error && withoutAddresses(reasonOf(error));
    if (trouble === null) this.troubles.delete(name);
    else {
      if (this.troubles.get(name) !== trouble) this.logger.error(trouble);
      this.troubles.set(name, trouble);
    }
    this.stored?.keep(name, trouble);
  }
}
