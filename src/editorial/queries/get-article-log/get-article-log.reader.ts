import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_LOG, type ArticleLogRow } from '../../../../projections/article-log';
import type { ArticleLogEntry } from '../../../contracts';
import { People, type PersonSummary } from '../../../identity/public';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { peopleIn, withDays, withNames } from '../../logs/marks-in-text';

const SQL = `SELECT * FROM ${ARTICLE_LOG} WHERE article_id = $1 ORDER BY stream_revision DESC, entry_id`;

type Names = ReadonlyMap<string, PersonSummary>;

/** Shown for a deleted account, so that its entries are not taken for the system's. */
const FORMER_USER = { firstName: 'A former', lastName: 'user' };

function nameOf(people: Names, id: string | null): ArticleLogEntry['user'] {
  if (id === null) return null;
  const { firstName, lastName } = people.get(id) ?? FORMER_USER;
  return { firstName, lastName };
}

const toEntry = (row: ArticleLogRow, people: Names, timeZone: string): ArticleLogEntry => ({
  id: row.entry_id,
  actionTime: row.action_time.toISOString(),
  actionType: row.action_type,
  previousStatus: row.previous_status,
  currentStatus: row.current_status,
  triggerType: row.trigger_type,
  user: nameOf(people, row.user_id),
  actingUser: nameOf(people, row.real_user_id),
  description: withNames(withDays(row.description, timeZone), people),
  entry: row.stream_revision,
});

interface GetArticleLog {
  articleId: string;
}

/** The article's log, newest first (spec part 2, section 2, 'Article details'). */
@Injectable()
export class GetArticleLogReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly people: People,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read({ articleId }: GetArticleLog): Promise<ArticleLogEntry[]> {
    const { rows } = await this.pool.query<ArticleLogRow>(SQL, [articleId]);
    const ids = rows.flatMap((row) => [row.user_id, row.real_user_id, ...peopleIn(row.description)]);
    const people = await this.people.byIds(ids.filter((id) => id !== null));
    const { timeZone } = await this.settings.current();
    return rows.map((row) => toEntry(row, people, timeZone));
  }
}
