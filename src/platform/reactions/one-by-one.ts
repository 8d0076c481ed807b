import type { ClientBase, QueryResultRow } from 'pg';

/** A connection that several use: their queries wait for each other, which pg itself will no longer see to. */
export class OneByOne {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: ClientBase) {}

  /** The rows. @throws what the database throws. */
  query<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    const mine = this.last.then(() => this.client.query<Row>(sql, values)).then(({ rows }) => rows);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
