import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { ArticleAuthor } from '../../article';
import { normalEmail } from '../../contracts';
import { Batches, SMALL_READ_BATCHES } from '../../platform/batches/batches';
import { CLOCK, type Clock } from '../../platform/clock/clock';
import { PG_POOL } from '../../platform/postgres';
import { AUTHOR_COLUMNS, AUTHOR_SELECT, type AuthorRow, toAuthor } from './author-row';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reads and writes single authors, table app.authors. */
@Injectable()
export class AuthorStore {
  private readonly asked = new Batches<string[], Map<string, AuthorRow>>(
    (lists) => this.byIdsTogether(lists),
    SMALL_READ_BATCHES,
  );

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async byIds(ids: readonly string[]): Promise<Map<string, AuthorRow>> {
    const valid = ids.filter((id) => UUID.test(id));
    return valid.length === 0 ? new Map() : this.asked.add(valid);
  }

  /** A prepared statement, since every view of an article runs it. */
  private async byIdsTogether(lists: readonly string[][]): Promise<Map<string, AuthorRow>[]> {
    const text = `SELECT ${AUTHOR_SELECT} FROM app.authors a WHERE a.id = ANY($1::uuid[])`;
    const values = [[...new Set(lists.flat())]];
    const { rows } = await this.pool.query<AuthorRow>({ name: 'authors-by-ids', text, values });
    const found = new Map(rows.map((row) => [row.id, row]));
    return lists.map((list) => {
      const own = list.flatMap((id) => found.get(id.toLowerCase()) ?? []);
      return new Map(own.map((row) => [row.id, row]));
    });
  }

  /** The entry that this account made for this address, if any. */
  async typedBy(userId: string, email: string): Promise<AuthorRow | null> {
    const { rows } = await this.pool.query<AuthorRow>(
      `SELECT ${AUTHOR_SELECT} FROM app.authors a WHERE a.created_by = $1 AND a.email_key = $2 ORDER BY a.created_at LIMIT 1`,
      [userId, normalEmail(email)],
    );
    return rows[0] ?? null;
  }

  /** Writes an author and replaces an entry with the same id. `createdBy` of an existing entry is kept. */
  async put(author: ArticleAuthor, createdBy: string): Promise<ArticleAuthor> {
    const fields = Object.keys(AUTHOR_COLUMNS) as (keyof ArticleAuthor)[];
    const columns = [...fields.map((field) => AUTHOR_COLUMNS[field]), 'email_key', 'created_by', 'created_at'];
    const values = [...fields.map((field) => author[field]), normalEmail(author.email), createdBy, this.clock.now()];
    const changes = columns.slice(1, -2).map((column) => `${column} = EXCLUDED.${column}`);
    const { rows } = await this.pool.query<AuthorRow>(
      `INSERT INTO app.authors AS a (${columns.join(', ')}) VALUES (${values.map((_value, i) => `$${i + 1}`).join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')} RETURNING ${AUTHOR_SELECT}`,
      values,
    );
    const [row] = rows;
    if (!row) throw new Error('The author was not written.');
    return toAuthor(row);
  }

  /** Transfers the entries of one account to another account of the same person. */
  async giveTo(fromId: string, toId: string): Promise<void> {
    await this.pool.query('UPDATE app.authors SET created_by = $2 WHERE created_by = $1', [fromId, toId]);
  }

  /** Removes what these accounts entered; articles keep their own copy of their authors. */
  async removeOf(userIds: readonly string[]): Promise<void> {
    await this.pool.query('DELETE FROM app.authors WHERE created_by = ANY($1::uuid[])', [userIds]);
  }
}
