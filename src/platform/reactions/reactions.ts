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
import { QueryQueue } from './query-queue';
import type { Reaction } from './reaction';
import { ReactionRun } from './reaction-run';
import { REACTIONS_LOCK } from './skip-reactions';

/** Runs all registered reactions, in one process at a time. Each has its own pace, so that a failing one does not block the others. */
@Injectable()
export class Reactions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Reactions');
  private readonly registered = new Map<string, Reaction>();
  private readonly troubles = new Map<string, string>();
  private readonly leadership: Leadership;
  private started = false;

  constructor(
    @Inject(PG_POOL) pool: Pool,
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

  /** Each reaction with the problem that blocks it, or null. A reaction runs in one process at a time; other processes do not know its state. */
  states(): Record<string, string | null> {
    if (!this.started) return {};
    const names = [...this.registered.keys(), ...this.troubles.keys()];
    return Object.fromEntries(names.map((name) => [name, this.troubles.get(name) ?? null]));
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
    const runs = [...this.registered.values()].map((reaction) => {
      const onTrouble = (error: Error | null): void => this.note(reaction.name, error);
      const run = new ReactionRun(reaction, { client: shared, store: this.store, signal: whileAll, onTrouble });
      // The reactions share the connection: when one finds it broken, all restart.
      return run.run().finally(() => together.abort());
    });
    const outcomes = await Promise.allSettled(runs);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  private note(name: string, error: Error | null): void {
    if (error === null) return void this.troubles.delete(name);
    if (this.troubles.get(name) !== error.message) this.logger.error(error.message);
    this.troubles.set(name, error.message);
  }
}
