import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, AUTHOR_CARD, type AuthorCardRow } from '../../../projections/article-card';
import { authorActions } from '../../article-desk/public';
import { toAuthorCard } from '../../article-desk/public';
import {
  ACTION_NEEDED_STATUSES,
  ARTICLE_STATUSES,
  type ArticleStatus,
  type MyCounts,
  overdueDays,
  type OwnArticleCard,
  statusForAuthor,
} from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

/** The articles that one person uploaded, as their author may see them. */
@Injectable()
export class MyArticles {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /**
   * Includes drafts; the article with the most recent change that the author can see comes first.
   * @param shown only articles with one of these statuses as shown to the author; by default all.
   */
  async of(userId: string, shown: readonly ArticleStatus[] = ARTICLE_STATUSES): Promise<OwnArticleCard[]> {
    const { rows } = await this.pool.query<AuthorCardRow>(
      `SELECT ${AUTHOR_CARD} FROM ${ARTICLE_CARD} c WHERE uploader_id = $1 AND status = ANY ($2)
       ORDER BY author_last_update_at DESC, number_year DESC, number_seq DESC`,
      [userId, ARTICLE_STATUSES.filter((status) => shown.includes(statusForAuthor(status)))],
    );
    const { timeZone } = await this.settings.current();
    const now = this.clock.now();
    return rows.map((row) => ({
      ...toAuthorCard(row, authorActions(row.status)),
      overdueDays: overdueDays(row.author_due_at, now, timeZone),
    }));
  }

  /** The number of articles in each section of the menu. None of these statuses is masked (spec part 1, section 4, 'Menu counts'). */
  async counts(userId: string): Promise<MyCounts> {
    const { rows } = await this.pool.query<MyCounts>(
      `SELECT count(*) FILTER (WHERE status = 'DRAFT')::int AS draft,
         count(*) FILTER (WHERE status = ANY ($2))::int AS "actionNeeded",
         count(*) FILTER (WHERE status <> 'DRAFT' AND status <> ALL ($2))::int AS view
       FROM ${ARTICLE_CARD} WHERE uploader_id = $1`,
      [userId, ACTION_NEEDED_STATUSES],
    );
    return rows[0] ?? { draft: 0, actionNeeded: 0, view: 0 };
  }
}
