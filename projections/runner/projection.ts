import type { RecordedEvent } from '../../src/platform/event-store/port';
import type { ArticleChanges } from './rows/article-states';

/** A projection's access to the database while it applies a batch, all in the runner's own transaction. */
export interface ProjectionDb {
  /** Runs SQL with `$1..` parameters and returns the rows. Table names must come from `table()`. */
  query<Row = Record<string, unknown>>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Writes rows that are new to a table, quickly. Only where many events are applied in one batch. */
  copy?(table: string, rows: readonly object[]): Promise<void>;
  /** The full name of a read-model table in the schema being written: the live one or the one being rebuilt. */
  table(name: string): string;
}

/** A read model: tables in the schema `rm`, filled from events alone. */
export interface Projection {
  /** Kebab-case, the folder's name; also the name of its checkpoint. */
  name: string;
  /** Increase it when tables or meaning change; the runner then rebuilds automatically. */
  version: number;
  /** Its tables, without schema. */
  tables: readonly string[];
  /** Tables of earlier versions, dropped when it is rebuilt. */
  formerTables?: readonly string[];
  /** DDL that creates the tables with their primary keys; `table(name)` gives full names. Postgres chooses index names. */
  create(table: (name: string) => string): string;
  /** DDL of the secondary indexes, run after a bulk load from the start of the log. */
  indexes?(table: (name: string) => string): string;
  /** Event types that it reads. */
  handles: readonly string[];
  /**
   * Applies events in order, with as few statements as possible, whatever the batch's size. `articles` gives the states of their
   * articles before and after. It must not skip an unreadable event: it throws.
   */
  apply(events: RecordedEvent[], db: ProjectionDb, articles: ArticleChanges): Promise<void>;
}
