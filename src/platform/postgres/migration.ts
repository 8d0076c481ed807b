import type { Knex } from 'knex';

/** One step of the schema, run once and in one transaction. */
export interface Migration {
  /** `<module>-<number>-<what>`, never changed again. */
  name: string;
  up(knex: Knex): Promise<void>;
}
