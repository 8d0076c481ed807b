import type { Migration } from '../postgres';

/** The checkpoint of each reaction. It is not in the schema `rm`, because it cannot be rebuilt. */
export const REACTIONS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'reactions-001-checkpoints',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.reaction_checkpoints (
        name text PRIMARY KEY,
        position text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now())`);
    },
  },
  {
    // The event at the position, by which a start recognises the log (ADR 61). Null if only the position is known.
    name: 'reactions-002-events',
    up: async (knex) => {
      await knex.raw(`ALTER TABLE app.reaction_checkpoints
        ADD COLUMN stream_id text, ADD COLUMN revision integer, ADD COLUMN event_id text`);
    },
  },
  {
    // The problem that blocks the reaction now, without addresses of people, for the status of every process.
    name: 'reactions-003-trouble',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.reaction_checkpoints ADD COLUMN trouble text');
    },
  },
];
