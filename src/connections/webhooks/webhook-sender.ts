import type { Pool } from 'pg';
import { type AllowedNetworks, type CallOutcome, post, signedHeaders } from '../../platform/outgoing';
import type { DeliveryQueue, DueDelivery } from './delivery-queue';

interface Target {
  url: string;
  seed: string;
  seed_before: string | null;
}

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;

/** Pauses between the tries of one delivery, as Standard Webhooks advises: about three days in all, then the delivery is given up. */
const WEBHOOK_PAUSES: readonly number[] = [
  ...[5 * SECONDS, 5 * MINUTES, 30 * MINUTES, 2 * HOURS, 5 * HOURS],
  ...[10 * HOURS, 14 * HOURS, 20 * HOURS, 24 * HOURS],
];

export interface SenderParts {
  pool: Pool;
  queue: DeliveryQueue;
  networks: AllowedNetworks;
  pauses?: readonly number[];
  timeoutMs?: number;
}

/** After this many failures in a row, nothing is sent to the endpoint for a while. */
const FAILURES_IN_A_ROW = 3;
const LONGEST_RUN_MS = 30 * SECONDS;
const REST_MS = 30 * SECONDS;

const TARGET = `SELECT url, seed, CASE WHEN seed_before_until > now() THEN seed_before END AS seed_before
  FROM app.webhooks WHERE id = $1`;

/** Sends the due deliveries of a webhook, one message after another. */
export class WebhookSender {
  constructor(private readonly parts: SenderParts) {}

  /** When to run again: immediately if there is more, later after a failure; null when nothing is waiting. */
  async run(webhookId: string): Promise<Date | null> {
    const end = Date.now() + LONGEST_RUN_MS;
    let failures = 0;
    for (;;) {
      const due = await this.dueOf(webhookId);
      if (due === null) return null;
      if (due.length === 0) return this.parts.queue.nextAt(webhookId);
      for (const delivery of due) {
        failures = (await this.deliver(webhookId, delivery)) ? 0 : failures + 1;
        if (failures >= FAILURES_IN_A_ROW) return this.afterRest(webhookId);
        if (Date.now() > end) return new Date();
      }
    }
  }

  /** Sends a test message without content, now. */
  async test(webhookId: string, id: string): Promise<CallOutcome> {
    const target = await this.targetOf(webhookId);
    const now = new Date();
    const body = JSON.stringify({ type: 'test', timestamp: now.toISOString(), data: {} });
    return target === null ? { status: null, problem: 'NAME' } : this.send(target, { id, at: now, body });
  }

  /** Null when the webhook is off, deleted, or collecting its past facts. */
  private async dueOf(webhookId: string): Promise<DueDelivery[] | null> {
    const sql = 'SELECT 1 FROM app.webhooks WHERE id = $1 AND active AND NOT replaying';
    const { rows } = await this.parts.pool.query(sql, [webhookId]);
    return rows.length === 0 ? null : this.parts.queue.due(webhookId);
  }

  private async targetOf(webhookId: string): Promise<Target | null> {
    return (await this.parts.pool.query<Target>(TARGET, [webhookId])).rows[0] ?? null;
  }

  private async deliver(webhookId: string, delivery: DueDelivery): Promise<boolean> {
    const target = await this.targetOf(webhookId);
    if (target === null) return true;
    const outcome = await this.send(target, messageOf(delivery));
    const pause = (this.parts.pauses ?? WEBHOOK_PAUSES)[delivery.attempts] ?? null;
    await this.parts.queue.recordOutcome(delivery, outcome, pause);
    return outcome.problem === null;
  }

  private send({ url, seed, seed_before }: Target, message: Message): Promise<CallOutcome> {
    const { networks, timeoutMs } = this.parts;
    const seeds = [seed, seed_before].filter((one) => one !== null);
    return post(url, { headers: signedHeaders(message, seeds), body: message.body, networks, timeoutMs });
  }

  private async afterRest(webhookId: string): Promise<Date | null> {
    const next = await this.parts.queue.nextAt(webhookId);
    const { pauses = WEBHOOK_PAUSES } = this.parts;
    const rested = new Date(Date.now() + Math.min(REST_MS, pauses[0] ?? REST_MS));
    return next !== null && next < rested ? rested : next;
  }
}

interface Message {
  id: string;
  at: Date;
  body: string;
}

/** The id is the same on every try and in every replay, so that a receiver recognises a repeated message. */
function messageOf({ event_id, place, kind, article_id, number, status, at }: DueDelivery): Message {
  const data = { articleId: article_id, number, status };
  const body = JSON.stringify({ type: kind, timestamp: at.toISOString(), data });
  return { id: `msg_${event_id}_${place}`, at: new Date(), body };
}
