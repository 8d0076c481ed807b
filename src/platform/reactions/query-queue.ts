import type { ClientBase, QueryResultRow } from 'pg';

/** Serialises the queries of several users of one connection, because future versions of pg will not do that. */
export class QueryQueue {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: ClientBase) {}

  /** The rows. @throws what the database throws. */
  query<Row extends QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    const mine = this.last.then(() => this.client.query<Row>(sql, values)).then(({ rows }) => rows);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
