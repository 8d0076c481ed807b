import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Client, type Pool, type PoolClient } from 'pg';
import { BackOff } from '../../contracts';
import { PG_POOL } from '../postgres';

const CHANNEL = 'quire_notices';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

export interface Hearer {
  /** Somebody, this process or another one, told this. */
  heard(word: string): void;
  /** Something may have been told while this process could not hear it. */
  missed(): void;
}

/**
 * Short words from one process to all, through Postgres, about what is in plain tables. For what may be lost without harm: who was not
 * there has not heard it. One connection beside the pool listens; nothing is asked while nothing is told.
 */
@Injectable()
export class Notices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Notices');
  private readonly hearers = new Map<string, Hearer[]>();
  private client: Client | null = null;
  private readonly backOff = new BackOff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  private again: NodeJS.Timeout | undefined;
  private connecting: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /**
   * @param topic one word without spaces.
   * @param db the transaction that it is about: then it is told with the commit, or never.
   */
  async tell(topic: string, word: string, db: Pool | PoolClient = this.pool): Promise<void> {
    await db.query('SELECT pg_notify($1, $2)', [CHANNEL, `${topic} ${word}`]);
  }

  hear(topic: string, hearer: Hearer): void {
    this.hearers.set(topic, [...(this.hearers.get(topic) ?? []), hearer]);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.connecting = this.connect();
    await this.connecting;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.again);
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client(this.pool.options);
    const lose = (): void => this.lost(client);
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ payload = '' }) => this.pass(payload));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.backOff.reset();
      for (const hearer of [...this.hearers.values()].flat()) hearer.missed();
    } catch (failure) {
      this.logger.warn(`Other processes cannot be heard: ${failure instanceof Error ? failure.message : ''}`);
      this.lost(client);
    }
  }

  /** Once for each connection: the next one is made after a pause. */
  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    if (this.stopped) return;
    this.again = setTimeout(() => {
      this.connecting = this.connect();
    }, this.backOff.next());
  }

  private pass(payload: string): void {
    const space = payload.indexOf(' ');
    for (const hearer of this.hearers.get(payload.slice(0, space)) ?? []) hearer.heard(payload.slice(space + 1));
  }
}
