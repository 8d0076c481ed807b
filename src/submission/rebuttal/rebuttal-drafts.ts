import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { RebuttalDraft } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

export interface StoredRebuttal {
  draft: RebuttalDraft;
  saved: number;
  savedAt: Date;
}

interface Typed {
  articleId: string;
  revision: number;
  userId: string;
  draft: RebuttalDraft;
  /** How often it had been saved when the form was opened; undefined overwrites whatever is stored. */
  seen: number | undefined;
}

/** Replies to reviewers while their author types: rows, like autosaved reviews. Deleted when the revision is submitted. */
@Injectable()
export class RebuttalDrafts {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(articleId: string, revision: number): Promise<StoredRebuttal | null> {
    const { rows } = await this.pool.query<StoredRebuttal>(
      'SELECT draft, saved_count AS saved, saved_at AS "savedAt" FROM app.rebuttal_drafts WHERE article_id = $1 AND revision = $2',
      [articleId, revision],
    );
    return rows[0] ?? null;
  }

  /** The new number of saves; null when another window has saved meanwhile, and then nothing is written. */
  async save({ articleId, revision, userId, draft, seen }: Typed): Promise<number | null> {
    const { rows } = await this.pool.query<{ saved: number }>(
      `INSERT INTO app.rebuttal_drafts AS present (article_id, revision, user_id, draft, saved_at, saved_count)
       VALUES ($1, $2, $3, $4::jsonb, $5::timestamptz, coalesce($6::integer, 0) + 1)
       ON CONFLICT (article_id, revision) DO UPDATE
         SET draft = excluded.draft, user_id = excluded.user_id, saved_at = excluded.saved_at, saved_count = present.saved_count + 1
         WHERE $6::integer IS NULL OR present.saved_count = $6::integer
       RETURNING saved_count AS saved`,
      [articleId, revision, userId, JSON.stringify(draft), this.clock.now(), seen ?? null],
    );
    return rows[0]?.saved ?? null;
  }

  async remove(articleId: string): Promise<void> {
    await this.pool.query('DELETE FROM app.rebuttal_drafts WHERE article_id = $1', [articleId]);
  }
}
