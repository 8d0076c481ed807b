import type { Migration } from '../postgres';

/** How far each reaction has come. Not in the schema `rm`: it cannot be worked out again. */
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
];
