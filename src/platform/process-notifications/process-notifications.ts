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
import { reasonOf } from '../reasons/reason-of';

const CHANNEL = 'quire_notices';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

export interface NotificationListener {
  /** Called when any process, this one included, has sent a notification. */
  received(word: string): void;
  /** Called when this process may have missed a notification. */
  missed(): void;
}

/**
 * Process notifications through Postgres: short texts to all processes about changes in plain tables. Delivery is not guaranteed, so
 * use them only where a loss is harmless. One connection outside the pool listens; there is no polling.
 */
@Injectable()
export class ProcessNotifications implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ProcessNotifications');
  private readonly listeners = new Map<string, NotificationListener[]>();
  private client: Client | null = null;
  private readonly backOff = new BackOff(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  private reconnectTimer: NodeJS.Timeout | undefined;
  private connecting: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /**
   * @param topic one word without spaces.
   * @param db the transaction that the notification is about: it is then sent with the commit, or not at all.
   */
  async notify(topic: string, word: string, db: Pool | PoolClient = this.pool): Promise<void> {
    await db.query('SELECT pg_notify($1, $2)', [CHANNEL, `${topic} ${word}`]);
  }

  listen(topic: string, listener: NotificationListener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.connecting = this.connect();
    await this.connecting;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reconnectTimer);
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client(this.pool.options);
    const lose = (): void => this.lost(client);
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ payload = '' }) => this.dispatch(payload));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.backOff.reset();
      for (const listener of [...this.listeners.values()].flat()) listener.missed();
    } catch (failure) {
      this.logger.warn(`Other processes cannot be heard: ${reasonOf(failure)}`);
      this.lost(client);
    }
  }

  /** Runs once per lost connection. A new one is opened after a pause. */
  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    if (this.stopped) return;
    this.reconnectTimer = setTimeout(() => {
      this.connecting = this.connect();
    }, this.backOff.next());
  }

  private dispatch(payload: string): void {
    const space = payload.indexOf(' ');
    for (const listener of this.listeners.get(payload.slice(0, space)) ?? [])
      listener.received(payload.slice(space + 1));
  }
}
