import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_LOG, type ArticleLogRow, descriptionOf } from '../../../../projections/article-log';
import { Articles } from '../../../article';
import { AuthorVeil } from '../../../article-desk/public';
import { type ArticleLogEntry, t } from '../../../contracts';
import { People, type PersonSummary } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { inRequestLanguage } from '../../../platform/http/language/request-language';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings';
import { peopleIn, withDays, withNames } from '../../logs/marks-in-text';
import { namelessDescription, namelessPeople } from '../../logs/nameless-log';

const SQL = `SELECT * FROM ${ARTICLE_LOG} WHERE article_id = $1 ORDER BY stream_revision DESC, entry_id`;

type Names = ReadonlyMap<string, Pick<PersonSummary, 'firstName' | 'lastName'> & { middleName?: string | null }>;

/** Shown for a deleted account, so that its entries are not mistaken for the system's. */
const formerUser = () => ({
  firstName: t('A former', undefined, 'user'),
  lastName: t('user', undefined, 'A former'),
});

type DescribedRow = ArticleLogRow & { description: string };

function nameOf(people: Names, id: string | null): ArticleLogEntry['user'] {
  if (id === null) return null;
  const { firstName, lastName } = people.get(id) ?? formerUser();
  return { firstName, lastName };
}

const toEntry = (row: DescribedRow, people: Names, timeZone: string): ArticleLogEntry => ({
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
  user: RequestUser;
}

/** The article's log in the reader's language, newest first (spec part 2, section 2, 'Article details'). */
@Injectable()
export class GetArticleLogReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly people: People,
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  async read({ articleId, user }: GetArticleLog): Promise<ArticleLogEntry[]> {
    return inRequestLanguage(async () => {
      const { rows } = await this.pool.query<ArticleLogRow>(SQL, [articleId]);
      const state = await this.articles.load(articleId);
      const isHidden = state !== null && (await this.veil.stateFor(state, user)).authorsHidden === true;
      const describe = isHidden ? namelessDescription : descriptionOf;
      const entries = rows.map((row) => ({ ...row, description: describe(row) }));
      const ids = entries.flatMap((row) => [row.user_id, row.real_user_id, ...peopleIn(row.description)]);
      const known = await this.people.byIds(ids.filter((id) => id !== null));
      const people = isHidden ? namelessPeople(state, known, await this.people.presentByIds([...known.keys()])) : known;
      const { timeZone } = await this.settings.current();
      return entries.map((row) => toEntry(row, people, timeZone));
    });
  }
}
