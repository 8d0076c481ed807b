import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { EVENT_STORE, type EventStore, type Position } from '../../platform/event-store/port';
import { JOBS, type Jobs } from '../../platform/jobs';
import { AllowedNetworks, type CallOutcome } from '../../platform/outgoing';
import { PG_POOL } from '../../platform/postgres';
import { defineReaction, Reactions } from '../../platform/reactions';
import { DeliveryQueue } from './delivery-queue';
import { MOVES } from './facts';
import { GivenUpMails } from './given-up-mails';
import { WebhookSender } from './webhook-sender';

const SEND_JOB = 'connections.send-webhooks';
const REPLAY_JOB = 'connections.replay-webhook';
/** One job at a time: receivers that do not answer occupy one place among the jobs and delay only each other, for half a minute. */
const QUEUE = 'webhooks';
const SWEEP_JOB = 'connections.sweep-webhooks';
const TIDY_JOB = 'connections.tidy-webhooks';
const OVERDUE = `SELECT id FROM app.webhooks w WHERE active AND NOT replaying AND EXISTS (
  SELECT FROM app.webhook_deliveries d WHERE d.webhook_id = w.id AND state = 'WAITING' AND next_try_at <= now())`;

/**
 * Sends facts from the log to the webhooks (ADR 110): a reaction queues them, and jobs send them, one at a time for each webhook. A sweep
 * every minute starts what was left over after a crash.
 */
@Injectable()
export class WebhookJobs implements OnModuleInit {
  private readonly queue: DeliveryQueue;
  private readonly sender: WebhookSender;

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(APP_CONFIG) config: AppConfig,
    @Inject(JOBS) private readonly jobs: Jobs,
    @Inject(Reactions) private readonly reactions: Reactions,
    private readonly givenUp: GivenUpMails,
  ) {
    this.queue = new DeliveryQueue(pool, store);
    this.sender = new WebhookSender({
      pool,
      queue: this.queue,
      networks: new AllowedNetworks(config.outgoingNetworks),
    });
  }

  onModuleInit(): void {
    this.jobs.register(SEND_JOB, ({ webhookId }) => this.send(String(webhookId)));
    this.jobs.register(REPLAY_JOB, (payload) => this.gather(payload as unknown as Replay), {
      onExhausted: ({ webhookId }) => this.giveUp(String(webhookId)),
    });
    this.jobs.register(SWEEP_JOB, () => this.sweep());
    this.jobs.schedule(SWEEP_JOB, '* * * * *');
    this.jobs.register(TIDY_JOB, () => this.queue.tidy());
    this.jobs.schedule(TIDY_JOB, '23 * * * *');
    this.reactions.register(
      defineReaction({
        name: 'queue-webhooks-when-articles-move',
        handles: MOVES,
        begins: 'now',
        handle: async (event) => {
          for (const webhookId of await this.queue.add(event)) await this.start(webhookId);
        },
      }),
    );
  }

  /** Sends what is due, soon. Jobs of a webhook that does not answer would otherwise pile up in the queue, and delay the others. */
  async start(webhookId: string, runAt?: Date): Promise<void> {
    await this.jobs.enqueue(SEND_JOB, { webhookId }, { queue: QUEUE, runAt, unlessWaiting: true });
  }

  /** Queues the job that collects past facts, in the transaction that pauses the webhook. */
  async replay(webhookId: string, from: { first: Position; since: string | null }, client: PoolClient): Promise<void> {
    await this.jobs.enqueue(REPLAY_JOB, { webhookId, ...from }, { queue: QUEUE, client });
  }

  test(webhookId: string): Promise<CallOutcome> {
    return this.sender.test(webhookId, `msg_test_${newId()}`);
  }

  private async send(webhookId: string): Promise<void> {
    const next = await this.sender.run(webhookId);
    if (next !== null) await this.start(webhookId, next);
  }

  private async gather({ webhookId, first, since }: Replay): Promise<void> {
    await this.queue.replay(webhookId, { first, since: since === null ? null : new Date(since) });
    await this.start(webhookId);
  }

  private async giveUp(webhookId: string): Promise<void> {
    await this.pool.query('UPDATE app.webhooks SET replaying = false WHERE id = $1', [webhookId]);
  }

  private async sweep(): Promise<void> {
    await this.givenUp.request();
    const { rows } = await this.pool.query<{ id: string }>(OVERDUE);
    for (const { id } of rows) await this.start(id);
  }
}

interface Replay {
  webhookId: string;
  first: Position;
  since: string | null;
}
