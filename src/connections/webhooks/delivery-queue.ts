import type { Pool, PoolClient } from 'pg';
import type { WebhookKind } from '../../contracts';
import { type EventStore, type Position, type RecordedEvent, START } from '../../platform/event-store/port';
import { inTransaction } from '../../platform/postgres';
import { factsOf } from './facts';

/** A delivery that is due: the first waiting delivery of its article. */
export interface DueDelivery {
  id: string;
  event_id: string;
  place: number;
  kind: WebhookKind;
  article_id: string;
  number: string;
  status: string;
  at: Date;
  attempts: number;
}

export interface Outcome {
  status: number | null;
  problem: string | null;
}

const INSERT = `INSERT INTO app.webhook_deliveries
    (webhook_id, event_id, place, position, kind, article_id, number, status, at)
  SELECT w.id, $2, f.place, $3, f.kind, $4, $5, f.status, $6
  FROM app.webhooks w, unnest($7::smallint[], $8::text[], $9::text[]) f (place, kind, status)
  WHERE f.kind = ANY(w.kinds) AND CASE WHEN $1::uuid IS NULL THEN w.active ELSE w.id = $1 END
  ON CONFLICT (webhook_id, event_id, place) DO `;
const AGAIN =
  "UPDATE SET state = 'WAITING', attempts = 0, next_try_at = now(), last_status = NULL, last_problem = NULL";

/**
 * Only the first waiting delivery of each article can be due: the next one waits until the first is delivered or given up. Each row is
 * compared with the first one of its article by index, so that a query with LIMIT reads only the beginning of a long queue.
 */
const HEADS = `FROM app.webhook_deliveries d WHERE webhook_id = $1 AND state = 'WAITING' AND id = (
  SELECT f.id FROM app.webhook_deliveries f WHERE f.webhook_id = $1 AND f.state = 'WAITING' AND f.article_id = d.article_id
  ORDER BY f.position, f.place LIMIT 1)`;
const DUE = `SELECT id, event_id, place, kind, article_id, number, status, at, attempts ${HEADS}
  AND next_try_at <= now() ORDER BY position, place LIMIT 50`;
const NEXT = `SELECT next_try_at AS at ${HEADS} ORDER BY next_try_at LIMIT 1`;
/** The outcome of a try is ignored once a replay has begun. */
const RECORD_OUTCOME = `UPDATE app.webhook_deliveries
  SET state = $3, attempts = attempts + 1, last_try_at = now(), last_status = $4, last_problem = $5,
    next_try_at = now() + make_interval(secs => $6::float8 / 1000)
  WHERE id = $1 AND attempts = $2 AND state = 'WAITING'`;

/**
 * Delivered messages are shown for a month, given-up ones for three. A message that waits for a webhook which is off is kept for a month
 * from when it was due, and then deleted.
 */
const TIDY = [
  `DELETE FROM app.webhook_deliveries WHERE state = 'DELIVERED' AND last_try_at < now() - interval '30 days'`,
  `DELETE FROM app.webhook_deliveries WHERE state = 'DEAD' AND last_try_at < now() - interval '90 days'`,
  `DELETE FROM app.webhook_deliveries d USING app.webhooks w WHERE w.id = d.webhook_id AND NOT w.active AND NOT w.replaying
    AND d.state = 'WAITING' AND d.next_try_at < now() - interval '30 days'`,
];

/** The deliveries that each webhook still has to get, in the order of the log. */
export class DeliveryQueue {
  constructor(
    private readonly pool: Pool,
    private readonly store: Pick<EventStore, 'readStream' | 'readAll'>,
  ) {}

  /** Queues the facts of an event for every webhook that subscribes to them. Facts that are already queued stay as they are. */
  async add(event: RecordedEvent): Promise<string[]> {
    return this.insert(this.pool, event, null);
  }

  /**
   * Queues the facts from a position on again, whether they were delivered or not, one batch of the log after another: a transaction for
   * the whole log would take hours. It can be repeated after a crash. The webhook sends nothing until all are queued: other deliveries
   * would overtake earlier ones.
   */
  async replay(webhookId: string, { first, since }: { first: Position; since: Date | null }): Promise<void> {
    for await (const batch of this.store.readAll(await this.before(webhookId, first)))
      await inTransaction(this.pool, async (db) => {
        for (const event of batch)
          if (event.position >= first && (since === null || new Date(event.metadata.at) >= since))
            await this.insert(db, event, webhookId);
      });
    await this.pool.query('UPDATE app.webhooks SET replaying = false WHERE id = $1', [webhookId]);
  }

  async due(webhookId: string): Promise<DueDelivery[]> {
    return (await this.pool.query<DueDelivery>(DUE, [webhookId])).rows;
  }

  /** When the next delivery is due; null when none is waiting. */
  async nextAt(webhookId: string): Promise<Date | null> {
    const { rows } = await this.pool.query<{ at: Date }>(NEXT, [webhookId]);
    return rows[0]?.at ?? null;
  }

  /** Records a try. @param pause milliseconds until the next one; null when it was the last. */
  async recordOutcome(delivery: DueDelivery, { status, problem }: Outcome, pause: number | null): Promise<void> {
    const state = problem === null ? 'DELIVERED' : pause === null ? 'DEAD' : 'WAITING';
    await this.pool.query(RECORD_OUTCOME, [delivery.id, delivery.attempts, state, status, problem, pause ?? 0]);
  }

  /** Deletes deliveries that need not be shown or sent any more. */
  async tidy(): Promise<void> {
    for (const sql of TIDY) await this.pool.query(sql);
  }

  /** A position before another one, as near as the deliveries show: the log is read from there. */
  private async before(webhookId: string, first: Position): Promise<Position> {
    const sql = 'SELECT max(position) AS at FROM app.webhook_deliveries WHERE webhook_id = $1 AND position < $2';
    return (await this.pool.query<{ at: Position | null }>(sql, [webhookId, first])).rows[0]?.at ?? START;
  }

  private async insert(db: Pool | PoolClient, event: RecordedEvent, only: string | null): Promise<string[]> {
    const facts = factsOf(event);
    if (
      facts.length === 0 ||
      !(await this.isWanted(
        db,
        facts.map(({ kind }) => kind),
        only,
      ))
    )
      return [];
    const [begun] = await this.store.readStream(event.streamId, { max: 1 });
    if (!begun) return [];
    const { articleId, number } = begun.data as { articleId: string; number: string };
    const { rows } = await db.query<{ webhook_id: string }>(
      `${INSERT} ${only === null ? 'NOTHING' : AGAIN} RETURNING webhook_id`,
      [
        ...[only, event.id, event.position, articleId, number, event.metadata.at],
        ...[facts.map(({ place }) => place), facts.map(({ kind }) => kind), facts.map(({ status }) => status)],
      ],
    );
    return [...new Set(rows.map((row) => row.webhook_id))];
  }

  private async isWanted(db: Pool | PoolClient, kinds: readonly string[], only: string | null): Promise<boolean> {
    const sql =
      'SELECT 1 FROM app.webhooks WHERE kinds && $1::text[] AND CASE WHEN $2::uuid IS NULL THEN active ELSE id = $2 END LIMIT 1';
    return (await db.query(sql, [kinds, only])).rows.length > 0;
  }
}
