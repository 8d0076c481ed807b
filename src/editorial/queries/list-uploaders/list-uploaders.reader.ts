import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_SEARCH } from '../../../../projections/article-search';
import { authorsKnown, AuthorVeil } from '../../../article-desk/public';
import type { PersonName } from '../../../contracts';
import { People } from '../../../identity/public';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';
import { visibleTo } from '../../search/sql/search-conditions';
import { NEWEST } from '../../search/sql/search-order';
import { SqlParameters } from '../../search/sql/sql-parameters';

/** As many as a person can look through; typing finds more. */
const MOST = 50;
const LATEST_ARTICLES = 500;

interface ListUploaders {
  q: string;
  user: RequestUser;
}

/** People who uploaded an article that the caller may see, by last name, at most fifty. */
@Injectable()
export class ListUploadersReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly people: People,
    private readonly veil: AuthorVeil,
  ) {}

  async read({ q, user }: ListUploaders): Promise<PersonName[]> {
    const parameters = new SqlParameters();
    const visible = [...visibleTo(user, parameters), authorsKnown(await this.veil.of(user), 's')];
    const asked = q.trim() === '' ? null : (await this.people.byName(q)).map(({ id }) => id);
    const among = asked === null ? visible : [...visible, `s.uploader_id = ANY (${parameters.add(asked)}::text[])`];
    const latest = asked === null ? `ORDER BY ${NEWEST} LIMIT ${LATEST_ARTICLES}` : '';
    const { rows } = await this.pool.query<{ uploader_id: string }>(
      `SELECT DISTINCT uploader_id FROM (SELECT s.uploader_id FROM ${ARTICLE_SEARCH} s
         WHERE ${among.join(' AND ')} ${latest}) AS latest`,
      parameters.values,
    );
    const people = [...(await this.people.byIds(rows.map((row) => row.uploader_id))).values()];
    return people
      .sort((one, other) => one.lastName.localeCompare(other.lastName) || one.firstName.localeCompare(other.firstName))
      .slice(0, MOST)
      .map(({ id, firstName, lastName, institute }) => ({ id, firstName, lastName, institute }));
  }
}
