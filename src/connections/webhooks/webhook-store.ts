import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import {
  MAX_WEBHOOKS,
  type NewSecret,
  type Webhook,
  WEBHOOK_MESSAGES,
  type WebhookChange,
  type WebhookKind,
  type WebhookProblem,
  type WebhookReplay,
} from '../../contracts';
import { newId } from '../../platform/clock';
import { type Position, START } from '../../platform/event-store/port';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { webhookSecret } from '../../platform/outgoing';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';

interface Row {
  id: string;
  url: string;
  kinds: WebhookKind[];
  active: boolean;
  created_at: Date;
  secret_made_at: Date;
  replaying: boolean;
  waiting: number;
  dead: number;
  last_try_at: Date | null;
  last_status: number | null;
  last_problem: WebhookProblem | null;
}

const LIST = `SELECT w.*, c.waiting, c.dead, l.last_try_at, l.last_status, l.last_problem FROM app.webhooks w
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
    count(*) FILTER (WHERE state = 'DEAD')::int AS dead FROM app.webhook_deliveries d WHERE d.webhook_id = w.id AND state <> 'DELIVERED') c
  LEFT JOIN LATERAL (SELECT last_try_at, last_status, last_problem FROM app.webhook_deliveries d
    WHERE d.webhook_id = w.id AND last_try_at IS NOT NULL ORDER BY last_try_at DESC LIMIT 1) l ON true
  ORDER BY w.created_at, w.id`;
/** How long messages are also signed with the previous secret. */
const OVERLAP = "now() + interval '24 hours'";

const newSeed = (): string => randomBytes(32).toString('base64url');

/** The webhooks that webmasters have configured. Every change is in the security log; a secret never is. */
@Injectable()
export class WebhookStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
  ) {}

  async list(): Promise<Webhook[]> {
    return (await this.pool.query<Row>(LIST)).rows.map(toWebhook);
  }

  /** @throws ApiProblem 422 when there are too many. */
  add(by: RequestUser, { url, kinds, active }: WebhookChange): Promise<NewSecret> {
    const [id, seed] = [newId(), newSeed()];
    return inTransaction(this.pool, async (db) => {
      await db.query('LOCK TABLE app.webhooks IN SHARE ROW EXCLUSIVE MODE');
      const { rows } = await db.query<{ count: number }>('SELECT count(*)::int FROM app.webhooks');
      if ((rows[0]?.count ?? 0) >= MAX_WEBHOOKS) throw validationProblem({ url: WEBHOOK_MESSAGES.many });
      const sql = 'INSERT INTO app.webhooks (id, url, kinds, active, seed) VALUES ($1, $2, $3, $4, $5)';
      await db.query(sql, [id, url, kinds, active, seed]);
      await this.log.record({ action: 'WEBHOOK_ADDED', by, subject: url, after: { kinds, active } }, db);
      return { id, secret: webhookSecret(seed) };
    });
  }

  /** @throws ApiProblem 404 */
  change(by: RequestUser, id: string, { url, kinds, active }: WebhookChange): Promise<void> {
    return this.changing(id, async (db, was) => {
      await db.query('UPDATE app.webhooks SET url = $2, kinds = $3, active = $4 WHERE id = $1', [
        id,
        url,
        kinds,
        active,
      ]);
      const before = { url: was.url, kinds: was.kinds, active: was.active };
      const after = { url, kinds, active };
      await this.log.record({ action: 'WEBHOOK_CHANGED', by, subject: url, before, after }, db);
    });
  }

  /** Makes a new secret. For a day, messages are also signed with the previous one. @throws ApiProblem 404 */
  renewSecret(by: RequestUser, id: string): Promise<NewSecret> {
    const seed = newSeed();
    return this.changing(id, async (db, { url }) => {
      const sql = `UPDATE app.webhooks SET seed_before = seed, seed_before_until = ${OVERLAP}, seed = $2, secret_made_at = now() WHERE id = $1`;
      await db.query(sql, [id, seed]);
      await this.log.record({ action: 'WEBHOOK_SECRET_RENEWED', by, subject: url }, db);
      return { id, secret: webhookSecret(seed) };
    });
  }

  /** Removes a webhook with all its deliveries. @throws ApiProblem 404 */
  remove(by: RequestUser, id: string): Promise<void> {
    return this.changing(id, async (db, { url }) => {
      await db.query('DELETE FROM app.webhooks WHERE id = $1', [id]);
      await this.log.record({ action: 'WEBHOOK_DELETED', by, subject: url }, db);
    });
  }

  /**
   * Pauses the webhook until its past facts are collected, and queues the job that collects them, both in one transaction.
   * @param enqueue gets the first position to collect; '' without a delivery. @throws ApiProblem 404, or 422 while it is already collecting
   */
  beginReplay(by: RequestUser, id: string, from: WebhookReplay, enqueue: Gathering): Promise<void> {
    return this.changing(id, async (db, { url, replaying }) => {
      if (replaying) throw validationProblem({ since: WEBHOOK_MESSAGES.gathering });
      const first = from.fromDelivery === undefined ? START : await positionOf(db, id, from.fromDelivery);
      await db.query('UPDATE app.webhooks SET replaying = true WHERE id = $1', [id]);
      await this.log.record({ action: 'WEBHOOK_REPLAYED', by, subject: url, after: { ...from } }, db);
      await enqueue(first, db);
    });
  }

  /**
   * Retries a delivery that was given up, from its first try; later facts of its article may have been sent already. @throws ApiProblem 404
   */
  async retry(id: string, deliveryId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      `UPDATE app.webhook_deliveries SET state = 'WAITING', attempts = 0, next_try_at = now()
       WHERE webhook_id::text = $1 AND id::text = $2 AND state <> 'DELIVERED'`,
      [id, deliveryId],
    );
    if (rowCount === 0) throw absent();
  }

  /** @throws ApiProblem 404 */
  async mustExist(id: string): Promise<void> {
    if ((await this.pool.query('SELECT 1 FROM app.webhooks WHERE id::text = $1', [id])).rows.length === 0)
      throw absent();
  }

  private changing<Result>(id: string, work: (db: PoolClient, was: Row) => Promise<Result>): Promise<Result> {
    return inTransaction(this.pool, async (db) => {
      const { rows } = await db.query<Row>('SELECT * FROM app.webhooks WHERE id::text = $1 FOR UPDATE', [id]);
      if (!rows[0]) throw absent();
      return work(db, rows[0]);
    });
  }
}

/** Queues the job in the transaction. */
type Gathering = (first: Position, db: PoolClient) => Promise<void>;

const absent = (): ApiProblem => new ApiProblem('NOT_FOUND', 'There is no such webhook or delivery.');

async function positionOf(db: PoolClient, id: string, deliveryId: string): Promise<Position> {
  const sql = 'SELECT position FROM app.webhook_deliveries WHERE webhook_id = $1 AND id::text = $2';
  const { rows } = await db.query<{ position: Position }>(sql, [id, deliveryId]);
  if (!rows[0]) throw absent();
  return rows[0].position;
}

const toWebhook = (row: Row): Webhook => ({
  ...{ id: row.id, url: row.url, kinds: row.kinds, active: row.active, replaying: row.replaying },
  createdAt: row.created_at.toISOString(),
  secretMadeAt: row.secret_made_at.toISOString(),
  counts: { waiting: row.waiting, dead: row.dead },
  lastTry: row.last_try_at && {
    at: row.last_try_at.toISOString(),
    ...{ status: row.last_status, problem: row.last_problem },
  },
});
