import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved } from '../../../../projections/article-card';
import { Articles, type ArticleState, holderOf, isInvolved, Refusal } from '../../../article';
import type { AssociateChoice } from '../../../contracts';
import { identityOf, People, type PersonSummary } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';

interface ListAssociateChoices {
  articleId: string;
  user: RequestUser;
}

const HELD = `SELECT c.associate_id AS id, count(*)::int AS held FROM ${ARTICLE_CARD} c
  WHERE c.associate_id IS NOT NULL AND ${notInvolved('$1')} GROUP BY c.associate_id`;

function reasonFor(state: ArticleState, person: PersonSummary): string | null {
  if (isInvolved(state, identityOf(person))) return 'Uploaded the article or is one of its authors';
  return holderOf(state) === person.id ? 'Has the article now' : null;
}

/** All associate editors by last name; those in conflict are shown with the reason and cannot be chosen (lifecycle, section 1). */
@Injectable()
export class ListAssociateChoicesReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly articles: Articles,
    private readonly people: People,
  ) {}

  /** @throws Refusal NOT_FOUND when there is no such article. */
  async read({ articleId, user }: ListAssociateChoices): Promise<AssociateChoice[]> {
    const state = await this.articles.load(articleId);
    if (!state) throw new Refusal('NOT_FOUND', 'There is no such article.');
    const [associates, { rows }] = await Promise.all([
      this.people.listGroup(['associate editor']),
      this.pool.query<{ id: string; held: number }>(HELD, [keysOfViewer(user)]),
    ]);
    const held = new Map(rows.map((row) => [row.id, row.held]));
    return associates.map((person) => {
      const { id, firstName, lastName, institute } = person;
      const reason = reasonFor(state, person);
      return { id, firstName, lastName, institute, reason, currentAssignments: held.get(id) ?? 0 };
    });
  }
}
