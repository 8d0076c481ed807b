import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD, keysOfViewer, notInvolved } from '../../../projections/article-card';
import { ARTICLE_TYPES, type MeasureCell, type MeasureTable } from '../../contracts';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { PG_POOL } from '../../platform/postgres';

/** True when the viewer has a part in a submitted article. */
const WALLED = `
SELECT EXISTS (SELECT FROM ${ARTICLE_CARD} c WHERE c.submitted_at IS NOT NULL AND NOT (${notInvolved('$1')})) AS walled`;

/** Decides who may see measures, and with which names. */
@Injectable()
export class ShownMeasures {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly people: People,
  ) {}

  /** The numbers are totals of all articles, so they would show an author in the office something about their own article. */
  async isWalled(user: RequestUser): Promise<boolean> {
    const { rows } = await this.pool.query<{ walled: boolean }>(WALLED, [keysOfViewer(user)]);
    return rows[0]?.walled ?? true;
  }

  /** The first rows, with names instead of the ids of people and types. */
  async named(table: MeasureTable, limit: number): Promise<MeasureTable> {
    const rows = table.rows.slice(0, limit);
    const ids = table.columns.flatMap(({ unit }, place) =>
      unit === 'person' ? rows.map((row) => row[place]).filter((cell) => typeof cell === 'string') : [],
    );
    const people = await this.people.byIds([...new Set(ids)]);
    const nameOf = (cell: MeasureCell): string => {
      const person = people.get(String(cell));
      return person ? `${person.firstName} ${person.lastName}` : 'A former user';
    };
    const typeOf = (cell: MeasureCell): string => ARTICLE_TYPES.find(({ id }) => id === cell)?.name ?? 'No type';
    const shown = (cell: MeasureCell, place: number): MeasureCell => {
      const { unit } = table.columns[place] ?? {};
      if (unit === 'person') return nameOf(cell);
      return unit === 'articleType' ? typeOf(cell) : cell;
    };
    return { ...table, rows: rows.map((row) => row.map(shown)) };
  }
}
