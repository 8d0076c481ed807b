import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { WebmasterMails } from '../../mail/public';
import { newId } from '../../platform/clock';
import { JOBS, type Jobs } from '../../platform/jobs';
import { inTransaction, PG_POOL } from '../../platform/postgres';

const JOB = 'connections.mail-given-up';
/**
 * Deliveries given up since the last mail. Of the time before, such as while the webhook was off, two days at most. At most one mail in 24
 * hours.
 */
const MARK_AS_NOTIFIED = `UPDATE app.webhooks w SET given_up_told_at = now() FROM (
    SELECT d.webhook_id AS id, count(*)::int AS count FROM app.webhook_deliveries d JOIN app.webhooks o ON o.id = d.webhook_id
    WHERE d.state = 'DEAD' AND d.last_try_at > greatest(o.given_up_told_at, now() - interval '2 days') GROUP BY d.webhook_id) g
  WHERE w.id = g.id AND w.active AND (w.given_up_told_at IS NULL OR w.given_up_told_at <= now() - interval '24 hours')
  RETURNING w.id, w.url, g.count`;

interface GivenUp {
  id: string;
  url: string;
  count: number;
}

interface GivenUpNotice {
  seed: string;
  webhookId: string;
  /** Only the host is shown, since the rest of an address may contain a key of the receiver. */
  host: string;
  count: number;
}

/** Mails each webmaster when a webhook has given up messages, at most once a day for each webhook (ADR 110). */
@Injectable()
export class GivenUpMails implements OnModuleInit {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(JOBS) private readonly jobs: Jobs,
    private readonly mails: WebmasterMails,
  ) {}

  onModuleInit(): void {
    this.jobs.register(JOB, (payload) => this.run(payload as unknown as GivenUpNotice));
  }

  /** Records that the webmasters are notified and queues the mails, in one transaction. */
  async request(): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      for (const { id, url, count } of (await client.query<GivenUp>(MARK_AS_NOTIFIED)).rows) {
        const notice: GivenUpNotice = { seed: newId(), webhookId: id, host: new URL(url).host, count };
        await this.jobs.enqueue(JOB, { ...notice }, { client, key: notice.seed });
      }
    });
  }

  private async run({ seed, webhookId, host, count }: GivenUpNotice): Promise<void> {
    // The webhook may have been switched off or deleted meanwhile.
    const sql = 'SELECT 1 FROM app.webhooks WHERE id = $1 AND active';
    if ((await this.pool.query(sql, [webhookId])).rows.length === 0) return;
    await this.mails.send({
      seed,
      kind: 'WEBHOOK_GAVE_UP',
      module: 'connections',
      template: 'messages-given-up',
      path: `/connections/webhook/${webhookId}`,
      values: { host, count },
    });
  }
}
