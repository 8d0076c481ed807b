import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { WebhookDeliveries, WebhookDelivery } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';
import { WebhookStore } from '../../webhooks/webhook-store';
import type { ListDeliveriesDto } from './list-deliveries.dto';

interface Row extends Omit<WebhookDelivery, 'at' | 'lastTryAt' | 'nextTryAt'> {
  at: Date;
  lastTryAt: Date | null;
  nextTryAt: Date | null;
  total: number;
}

const LIST = `SELECT id::text, kind, article_id AS "articleId", number, status, at, state, attempts, last_try_at AS "lastTryAt",
    CASE WHEN state = 'WAITING' THEN next_try_at END AS "nextTryAt", last_status AS "lastStatus",
    last_problem AS "lastProblem",
    (SELECT count(*)::int FROM app.webhook_deliveries WHERE webhook_id = $1 AND ($2::text IS NULL OR state = $2)) AS total
  FROM app.webhook_deliveries WHERE webhook_id = $1 AND ($2::text IS NULL OR state = $2)
  ORDER BY position DESC, place DESC LIMIT $3 OFFSET $4`;

/** The deliveries of a webhook, newest first. */
@Injectable()
export class ListDeliveriesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly webhooks: WebhookStore,
  ) {}

  /** @throws ApiProblem 404 */
  async read(id: string, { state, page, size }: ListDeliveriesDto): Promise<WebhookDeliveries> {
    await this.webhooks.mustExist(id);
    const { rows } = await this.pool.query<Row>(LIST, [id, state ?? null, size, page * size]);
    return { items: rows.map(toDelivery), total: rows[0]?.total ?? 0 };
  }
}

const toDelivery = ({ total: _total, ...row }: Row): WebhookDelivery => ({
  ...row,
  at: row.at.toISOString(),
  lastTryAt: row.lastTryAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
