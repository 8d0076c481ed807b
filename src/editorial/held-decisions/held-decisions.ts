import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import type { ArticleCall, MailBodyDto } from '../../article-desk/public';
import type { Decision, HeldDecision, HeldState } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

/** The data for carrying out the decision when the time is over; removed as soon as the decision is settled. */
export interface Sending {
  call: ArticleCall;
  mail: MailBodyDto;
  /** Shows whether an interrupted attempt has stored the decision. */
  mailId: string;
}

export interface HeldKey {
  articleId: string;
  userId: string;
}

interface Held extends Sending {
  id: string;
  decision: Decision;
}

const VIEW = `decision, state, reason, CASE WHEN state = 'HELD'
  THEN greatest(0, ceil(extract(epoch FROM send_at - now())))::integer ELSE 0 END AS "secondsLeft"`;

/** Decisions that can be taken back for some seconds: at most one for each person and article (ADR 0051). */
@Injectable()
export class HeldDecisions {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async last({ articleId, userId }: HeldKey, revision: number): Promise<HeldDecision | null> {
    const { rows } = await this.pool.query<HeldDecision>(
      `SELECT ${VIEW} FROM app.held_decisions WHERE article_id = $1 AND user_id = $2 AND revision = $3`,
      [articleId, userId, revision],
    );
    return rows[0] ?? null;
  }

  /** Null when an earlier decision of the same person is not settled yet. */
  async hold(
    held: Held,
    { revision, seconds }: { revision: number; seconds: number },
    client: PoolClient,
  ): Promise<HeldDecision | null> {
    const { id, decision, call, mail, mailId } = held;
    const sending: Sending = { call, mail, mailId };
    const { rows } = await client.query<HeldDecision>(
      `INSERT INTO app.held_decisions AS present (article_id, user_id, id, revision, decision, state, sending, send_at)
       VALUES ($1, $2, $3, $4, $5, 'HELD', $6::jsonb, now() + make_interval(secs => $7))
       ON CONFLICT (article_id, user_id) DO UPDATE SET id = excluded.id, revision = excluded.revision,
         decision = excluded.decision, state = 'HELD', reason = NULL, sending = excluded.sending, send_at = excluded.send_at
         WHERE present.state NOT IN ('HELD', 'SENDING')
       RETURNING ${VIEW}`,
      [call.articleId, call.user.userId, id, revision, decision, JSON.stringify(sending), seconds],
    );
    return rows[0] ?? null;
  }

  /** False when the decision cannot be taken back: it is being carried out, or was never held. */
  async takeBack({ articleId, userId }: HeldKey): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE app.held_decisions SET state = 'TAKEN_BACK', sending = NULL
       WHERE article_id = $1 AND user_id = $2 AND state IN ('HELD', 'TAKEN_BACK')`,
      [articleId, userId],
    );
    return rowCount === 1;
  }

  /** The id of the held decision; null when nothing is held. */
  async heldId({ articleId, userId }: HeldKey): Promise<string | null> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM app.held_decisions WHERE article_id = $1 AND user_id = $2 AND state = 'HELD'`,
      [articleId, userId],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * From now on the decision cannot be taken back. Null when it was taken back or is settled. After an interruption, the next attempt
   * claims it again.
   */
  async claim(id: string): Promise<(Sending & { decision: Decision }) | null> {
    const { rows } = await this.pool.query<{ decision: Decision; sending: Sending }>(
      `UPDATE app.held_decisions SET state = 'SENDING' WHERE id = $1 AND state IN ('HELD', 'SENDING')
       RETURNING decision, sending`,
      [id],
    );
    return rows[0] ? { decision: rows[0].decision, ...rows[0].sending } : null;
  }

  /** From then on `send_at` is the moment at which the decision was settled. */
  async settle(id: string, state: Extract<HeldState, 'SENT' | 'FAILED'>, reason: string | null = null): Promise<void> {
    await this.pool.query(
      `UPDATE app.held_decisions SET state = $2, reason = $3, sending = NULL, send_at = now()
       WHERE id = $1 AND state = 'SENDING'`,
      [id, state, reason],
    );
  }
}
