import type { Knex } from 'knex';

/** One step of the schema, run once in one transaction. */
export interface Migration {
  /** `<module>-<number>-<what>`; never changes. */
  name: string;
  up(knex: Knex): Promise<void>;
}
