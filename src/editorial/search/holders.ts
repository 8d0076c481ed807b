import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_SEARCH } from '../../../projections/article-search';
import type { PersonName } from '../../contracts';
import { People } from '../../identity/public';
import { PG_POOL } from '../../platform/postgres';

/** The associate editors who hold articles now. */
@Injectable()
export class Holders {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly people: People,
  ) {}

  /** By id. */
  async names(ids: readonly (string | null)[]): Promise<Map<string, PersonName>> {
    const people = await this.people.byIds([...new Set(ids.filter((id) => id !== null))]);
    return new Map(
      [...people.values()].map(({ id, firstName, lastName, institute }) => [
        id,
        { id, firstName, lastName, institute },
      ]),
    );
  }

  /** Their ids in the order of their names. */
  async byName(): Promise<string[]> {
    const sql = `SELECT DISTINCT holder_id AS id FROM ${ARTICLE_SEARCH} WHERE holder_id IS NOT NULL`;
    const { rows } = await this.pool.query<{ id: string }>(sql);
    const names = await this.names(rows.map(({ id }) => id));
    const keyOf = ({ firstName, lastName }: PersonName): string => `${lastName} ${firstName}`;
    return [...names.values()]
      .sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en-GB', { sensitivity: 'base' }))
      .map(({ id }) => id);
  }
}
