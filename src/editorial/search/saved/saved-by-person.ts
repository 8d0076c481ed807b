import { DatabaseError, type Pool } from 'pg';
import { type Clock, newId } from '../../../platform/clock';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { inTransaction } from '../../../platform/postgres';
import { foldText } from '../../../platform/text-search';

const UNIQUE_VIOLATION = '23505';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const nameKey = (name: string): string => foldText(name).replace(/\s+/gu, ' ');

/** A kind of content that people save under names: its table, the maximum number, and the messages. */
export interface Kind {
  /** A table with id, user_id, name, name_key, created_at, and the columns of the content. */
  table: string;
  /** Names of the columns of the content. */
  columns: readonly string[];
  most: number;
  messages: { nameTaken: string; gone: string };
  tooMany: () => string;
}

/** Content that people save under a name, which belongs to one person alone. Other people's content does not exist for them. */
export abstract class SavedByPerson<Saved extends { id: string; name: string }> {
  protected constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly kind: Kind,
  ) {}

  /** Sorted by name. */
  async of(userId: string): Promise<Saved[]> {
    const sql = `SELECT ${this.fields} FROM ${this.kind.table} WHERE user_id = $1 ORDER BY name_key, id`;
    return (await this.pool.query<Saved>(sql, [userId])).rows;
  }

  /** @throws ApiProblem 404 for unknown content or another person's. */
  async remove(userId: string, id: string): Promise<void> {
    if (!UUID.test(id)) throw this.gone();
    const sql = `DELETE FROM ${this.kind.table} WHERE id = $2 AND user_id = $1`;
    if ((await this.pool.query(sql, [userId, id])).rowCount === 0) throw this.gone();
  }

  /**
   * `content` in the order of the columns.
   * @throws ApiProblem 409 for a name this person already uses, 422 when they have the maximum number.
   */
  protected async insert(userId: string, name: string, content: readonly unknown[]): Promise<Saved> {
    const { table, columns, most } = this.kind;
    const places = columns.map((_column, index) => `$${index + 6}`);
    const work = inTransaction(this.pool, async (client) => {
      // Two windows of one person wait for each other, so that the count is correct.
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${table} ${userId}`]);
      const { rows } = await client.query<Saved>(
        `INSERT INTO ${table} (id, user_id, name, name_key, created_at, ${columns.join(', ')})
         SELECT $1, $2, $3, $4, $5, ${places.join(', ')}
         WHERE (SELECT count(*) FROM ${table} WHERE user_id = $2) < ${most} RETURNING ${this.fields}`,
        [newId(), userId, name, nameKey(name), this.clock.now(), ...content],
      );
      return rows[0];
    });
    const saved = await this.refusingTaken(work);
    if (!saved) throw new ApiProblem('RULE_BROKEN', this.kind.tooMany());
    return saved;
  }

  /**
   * Renames saved content, and replaces it if there is new content.
   * @throws ApiProblem 404 for unknown content or another person's, 409 for a name already in use.
   */
  protected async update(userId: string, id: string, name: string, content: readonly unknown[] = []): Promise<Saved> {
    if (!UUID.test(id)) throw this.gone();
    const changes = content.map((_value, index) => `, ${this.kind.columns[index]} = $${index + 5}`).join('');
    const sql = `UPDATE ${this.kind.table} SET name = $3, name_key = $4${changes} WHERE id = $2 AND user_id = $1
      RETURNING ${this.fields}`;
    const work = this.pool.query<Saved>(sql, [userId, id, name, nameKey(name), ...content]);
    const [changed] = (await this.refusingTaken(work)).rows;
    if (!changed) throw this.gone();
    return changed;
  }

  private get fields(): string {
    return ['id', 'name', ...this.kind.columns].join(', ');
  }

  private gone(): ApiProblem {
    return new ApiProblem('NOT_FOUND', this.kind.messages.gone);
  }

  private async refusingTaken<Result>(work: Promise<Result>): Promise<Result> {
    const { nameTaken } = this.kind.messages;
    try {
      return await work;
    } catch (failure) {
      if (!(failure instanceof DatabaseError) || failure.code !== UNIQUE_VIOLATION) throw failure;
      throw new ApiProblem('CONFLICT', nameTaken, { name: nameTaken });
    }
  }
}
