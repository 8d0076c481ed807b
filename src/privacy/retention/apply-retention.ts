import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { Articles } from '../../article';
import { nothingDue, type RetentionCounts, type RetentionSettings } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { closeStreams } from '../../platform/personal-data';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { openSecurityLog, SECURITY_LOG, type SecurityLogWriter } from '../../platform/security-log';
import { rewriteTables } from '../erasure/erase-tables';
import { Erasing } from '../erasure/erasing';
import { eraseArticleTables, eraseLoneAuthors } from './article-rules';
import { type Cutoffs, cutoffsOf, erasesAnything, KEEP_ALL } from './cutoffs';
import { countMails } from './due';
import { begin, begunFiles, hasUnfinished } from './noted-articles';
import { beginArticles, type RunArticles } from './retained-articles';
import { streamsToClose } from './retained-streams';

/** $1: counts as JSON. They are added to those of a run whose tables could not be rewritten. */
const ADD_TO_WAITING = `UPDATE app.retention_state SET waiting_counts = (
  SELECT jsonb_object_agg(key, value::int + coalesce((waiting_counts ->> key)::int, 0)) FROM jsonb_each_text($1::jsonb))`;

/**
 * Erases data after the retention period (lifecycle, section 6 (3)): texts and files of rejected and withdrawn articles, unfinished drafts,
 * texts and addresses of mails, old entries of the security log. Types, times, statuses and counts are kept. It can be repeated after an
 * interruption at any moment.
 */
@Injectable()
export class ApplyRetention {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECURITY_LOG) private readonly log: SecurityLogWriter,
    private readonly erasing: Erasing,
    private readonly articles: Articles,
  ) {}

  /**
   * @param settings null: erases nothing, and only finishes what an earlier run has begun to erase.
   * @returns how much was erased; null when everything is kept permanently. The caller stores it and removes it from `waiting_counts`.
   * @throws Error when the tables could not be rewritten; the next run does that, with any settings.
   */
  async run(settings: RetentionSettings | null): Promise<RetentionCounts | null> {
    const cutoffs = settings ? cutoffsOf(settings, this.clock.now()) : KEEP_ALL;
    if (erasesAnything(cutoffs) || (await hasUnfinished(this.pool))) await this.erase(cutoffs);
    const { rows } = await this.pool.query<{ counts: RetentionCounts | null }>(
      'SELECT waiting_counts AS counts FROM app.retention_state',
    );
    const counts = rows[0]?.counts ?? null;
    if (counts && !nothingDue(counts)) await rewriteTables(this.pool);
    return counts;
  }

  private async erase(cutoffs: Cutoffs): Promise<void> {
    const { pool } = this;
    const articles = await beginArticles(pool, this.articles, this.erasing, cutoffs);
    const mails = await countMails(pool, cutoffs);
    const context = { ...this.erasing.context(), beforeKeysErased: () => begin(pool, articles.ids) };
    for await (const streams of streamsToClose(pool, articles.ids, cutoffs.mails)) await closeStreams(context, streams);
    const files = await begunFiles(pool);
    if (files !== null) await this.erasing.rebuild();
    if (articles.ids.length > 0) await this.erasing.removeFiles();
    await this.changeTables({ ...articles, files: files ?? 0 }, mails, cutoffs.securityLog);
  }

  /** Changes the tables, and records what was erased. Their files keep the old rows until they are rewritten: `waiting_counts` says so. */
  private async changeTables(
    articles: RunArticles & { files: number },
    mails: number,
    logBefore: Date | null,
  ): Promise<void> {
    const { rejected, withdrawn, drafts, files, ids, authorIds } = articles;
    await inTransaction(this.pool, async (db) => {
      await eraseArticleTables(db, ids);
      await eraseLoneAuthors(db, authorIds);
      await db.query(
        'DELETE FROM app.caught_mails WHERE EXISTS (SELECT FROM app.retention_state WHERE begun_files IS NOT NULL)',
      );
      await openSecurityLog(db);
      const { rowCount } = await db.query('DELETE FROM app.security_log WHERE at < $1', [logBefore]);
      const gone = { rejected, withdrawn, drafts, files, mails, securityLog: rowCount ?? 0 };
      await db.query(
        "UPDATE app.erased_articles SET finished_at = $2, author_ids = '{}', begun = false WHERE article_id = ANY($1)",
        [ids, this.clock.now()],
      );
      await db.query('UPDATE app.retention_state SET begun_files = NULL');
      await this.log.record({ action: 'RETENTION_APPLIED', by: null, after: gone }, db);
      await db.query(ADD_TO_WAITING, [JSON.stringify(gone)]);
    });
  }
}
