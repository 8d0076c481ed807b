import type { Migration } from '../postgres';

/**
 * log_tiles: the leaves of the log, 256 per row, with the ids of their events. A place is the position of the first event; null if the log
 * has moved, so that it must be found again. log_seals: the signed roots, each chained to the one before; marked as given up if the
 * operator accepted the loss of events that they cover. log_sealing: how far the leaves reach. log_verifications: comparisons of the log
 * with its leaves, the running one included.
 */
export const LOG_PROOF_MIGRATIONS: readonly Migration[] = [
  {
    name: 'log-proof-001-tiles-and-seals',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.log_tiles (
          tile integer PRIMARY KEY CHECK (tile >= 0),
          leaves bytea NOT NULL,
          ids bytea NOT NULL,
          root bytea NOT NULL,
          place text COLLATE "C",
          CHECK (octet_length(leaves) = 2 * octet_length(ids)));
        CREATE INDEX log_tiles_place ON app.log_tiles (place);
        CREATE TABLE app.log_sealing (
          one boolean PRIMARY KEY DEFAULT true CHECK (one),
          size bigint NOT NULL DEFAULT 0,
          place text NOT NULL DEFAULT '',
          lost_place boolean NOT NULL DEFAULT false);
        INSERT INTO app.log_sealing DEFAULT VALUES;
        CREATE TABLE app.log_seals (
          number integer PRIMARY KEY CHECK (number > 0),
          size bigint NOT NULL,
          root bytea NOT NULL,
          previous bytea,
          at timestamptz NOT NULL,
          signature bytea NOT NULL,
          public_key bytea NOT NULL,
          given_up_at timestamptz);
        CREATE TABLE app.log_verifications (
          id uuid PRIMARY KEY,
          by_user text,
          started_at timestamptz NOT NULL DEFAULT now(),
          finished_at timestamptz,
          done bigint NOT NULL DEFAULT 0,
          total bigint NOT NULL DEFAULT 0,
          report jsonb);
        CREATE INDEX log_verifications_started ON app.log_verifications (started_at DESC)`);
    },
  },
];
