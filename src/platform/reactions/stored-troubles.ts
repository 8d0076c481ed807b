import type { Pool } from 'pg';
import type { QueryQueue } from './query-queue';

/** The problems of the reactions in the database, written by the one process that runs the reactions, for the status of the others. */
export class StoredTroubles {
  /** What is stored, or being stored; a name without a value: not known. */
  private readonly known = new Map<string, string | null>();
  private last: Promise<unknown>;

  /** Problems that an earlier process has stored are over: this process tries again. */
  constructor(private readonly client: QueryQueue) {
    const sql = 'UPDATE app.reaction_checkpoints SET trouble = NULL WHERE trouble IS NOT NULL';
    this.last = this.client.query(sql, []).catch(() => undefined);
  }

  /** Stores a problem that has changed; null: there is none. What cannot be stored is tried again with the next call for this reaction. */
  keep(name: string, trouble: string | null): void {
    if (this.known.get(name) === trouble) return;
    this.known.set(name, trouble);
    const sql = 'UPDATE app.reaction_checkpoints SET trouble = $2 WHERE name = $1 AND trouble IS DISTINCT FROM $2';
    this.last = this.client.query(sql, [name, trouble]).catch(() => {
      if (this.known.get(name) === trouble) this.known.delete(name);
    });
  }

  /** Resolves when nothing is being written any more. */
  async end(): Promise<void> {
    await this.last;
  }
}

/** The stored problems, by the names of the reactions. @throws what the database throws. */
export async function readTroubles(pool: Pool): Promise<Map<string, string>> {
  const sql = 'SELECT name, trouble FROM app.reaction_checkpoints WHERE trouble IS NOT NULL';
  const { rows } = await pool.query<{ name: string; trouble: string }>(sql);
  return new Map(rows.map(({ name, trouble }) => [name, trouble]));
}
