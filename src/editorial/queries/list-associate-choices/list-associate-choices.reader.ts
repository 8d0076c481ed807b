import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved } from '../../../../projections/article-card';
import { TODO_LIST } from '../../../../projections/todo-list';
import { Articles, type ArticleState, holderOf, isInvolved, ONGOING_STATUSES, Refusal } from '../../../article';
import { AuthorVeil } from '../../../article-desk/public';
import { type AssociateChoice, dayNumber, startOfDay, t } from '../../../contracts';
import { identityOf, People, type PersonSummary } from '../../../identity/public';
import { CLOCK, type Clock } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { inRequestLanguage } from '../../../platform/http/language/request-language';
import { PG_POOL } from '../../../platform/postgres';
import { SETTINGS, type SettingsReader } from '../../../platform/settings/settings';
import { TODO_CONDITIONS } from '../../lists/todo-lists';

interface ListAssociateChoices {
  articleId: string;
  user: RequestUser;
}

/** Articles that have ended need nothing from the associate editor. $1: keys of the viewer; $2: the start of today; $3: the statuses. */
const HELD = `SELECT c.associate_id AS id, count(*)::int AS held,
    (count(*) FILTER (WHERE ${TODO_CONDITIONS.overdueAssociate}))::int AS overdue
  FROM ${ARTICLE_CARD} c LEFT JOIN ${TODO_LIST} t USING (article_id)
  WHERE c.associate_id IS NOT NULL AND c.status = ANY ($3) AND ${notInvolved('$1')} GROUP BY c.associate_id`;

function reasonFor(state: ArticleState, person: PersonSummary): string | null {
  if (isInvolved(state, identityOf(person))) return t('Uploaded the article or is one of its authors');
  return holderOf(state) === person.id ? t('Has the article now') : null;
}

/** All associate editors by last name; those in conflict are shown with the reason and cannot be chosen (lifecycle, section 1). */
@Injectable()
export class ListAssociateChoicesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
    private readonly articles: Articles,
    private readonly people: People,
    private readonly veil: AuthorVeil,
  ) {}

  /** @throws Refusal NOT_FOUND when there is no such article. */
  async read({ articleId, user }: ListAssociateChoices): Promise<AssociateChoice[]> {
    const present = await this.articles.load(articleId);
    if (!present) throw new Refusal('NOT_FOUND', 'This article does not exist.');
    const state = await this.veil.stateFor(present, user);
    const { timeZone } = await this.settings.current();
    const today = startOfDay(dayNumber(this.clock.now(), timeZone), timeZone);
    const [associates, { rows }] = await Promise.all([
      this.people.listGroup(['associate editor']),
      this.pool.query<{ id: string; held: number; overdue: number }>(HELD, [
        keysOfViewer(user),
        today,
        ONGOING_STATUSES,
      ]),
    ]);
    const loads = new Map(rows.map((row) => [row.id, row]));
    return associates.map((person) => {
      const { id, firstName, lastName, institute, areasOfExpertise } = person;
      const reason = inRequestLanguage(() => reasonFor(state, person));
      const { held = 0, overdue = 0 } = loads.get(id) ?? {};
      return { id, firstName, lastName, institute, areasOfExpertise, reason, currentAssignments: held, overdue };
    });
  }
}
