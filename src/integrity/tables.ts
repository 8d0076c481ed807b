import type { Migration } from '../platform/postgres';
import { SIMILARITY_TABLES } from './similarity/similarity-tables';

/** The reaction that queues checks starts again with the first event: articles checked before pictures were compared have no marks. */
export const CHECK_ALL_AGAIN = `DO $$ BEGIN
  IF to_regclass('app.reaction_checkpoints') IS NOT NULL THEN
    DELETE FROM app.reaction_checkpoints WHERE name = 'check-integrity-when-submitted';
  END IF;
END $$`;

/**
 * One row for each article with a check: its words, marks to find others with the same words, and its signs. All of it can be made again
 * from the log and the files. `people`: addresses of those whose names may be in it, for their erasure.
 */
export const INTEGRITY_MIGRATIONS: readonly Migration[] = [
  {
    name: 'integrity-001-checks',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.integrity_checks (
          article_id text PRIMARY KEY,
          waiting boolean NOT NULL,
          failed boolean NOT NULL DEFAULT false,
          checked_at timestamptz,
          uploader_id text,
          people text[] NOT NULL DEFAULT '{}',
          revision integer,
          submitted_at timestamptz,
          words text NOT NULL DEFAULT '',
          marks integer[] NOT NULL DEFAULT '{}',
          shared_percent integer NOT NULL DEFAULT 0,
          signs jsonb NOT NULL DEFAULT '[]',
          read integer NOT NULL DEFAULT 0,
          unread jsonb NOT NULL DEFAULT '[]');
        CREATE INDEX integrity_checks_marks ON app.integrity_checks USING gin (marks);
        CREATE INDEX integrity_checks_uploader ON app.integrity_checks (uploader_id);
        CREATE INDEX integrity_checks_people ON app.integrity_checks USING gin (people)`);
    },
  },
  {
    // For each figure a mark to find similar pictures, its parts for the index, and the bytes it was made from.
    name: 'integrity-002-pictures',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.integrity_pictures (
          article_id text NOT NULL REFERENCES app.integrity_checks ON DELETE CASCADE,
          file_id text NOT NULL,
          filename text NOT NULL,
          hash text NOT NULL,
          mark bit(64) NOT NULL,
          parts integer[] NOT NULL,
          PRIMARY KEY (article_id, file_id));
        CREATE INDEX integrity_pictures_parts ON app.integrity_pictures USING gin (parts)`);
    },
  },
  {
    name: 'integrity-003-pictures-of-the-past',
    up: async (knex) => {
      await knex.raw(CHECK_ALL_AGAIN);
    },
  },
  {
    name: 'integrity-004-similarity',
    up: async (knex) => {
      await knex.raw(SIMILARITY_TABLES);
    },
  },
  {
    // Pictures within documents, by their names there, with the data to compare and show them; and figures without their white margins.
    name: 'integrity-005-pictures-of-documents',
    up: async (knex) => {
      await knex.raw(`
        DELETE FROM app.integrity_pictures;
        ALTER TABLE app.integrity_pictures DROP CONSTRAINT integrity_pictures_pkey, ADD COLUMN part text NOT NULL,
          ADD COLUMN cut boolean NOT NULL, ADD COLUMN look bytea, ADD COLUMN small bytea;
        ALTER TABLE app.integrity_pictures ADD PRIMARY KEY (article_id, file_id, part, cut)`);
      await knex.raw(CHECK_ALL_AGAIN);
    },
  },
  {
    // The measured values of each check, to count how often another limit would have given a sign in the past.
    name: 'integrity-006-measures',
    up: async (knex) => {
      await knex.raw(
        `ALTER TABLE app.integrity_checks ADD COLUMN measures jsonb NOT NULL DEFAULT '{}', DROP COLUMN shared_percent`,
      );
      await knex.raw(CHECK_ALL_AGAIN);
    },
  },
  {
    // A replaced manuscript is being deleted at the service while the new one of the same revision is sent.
    name: 'integrity-007-replaced-manuscripts',
    up: async (knex) => {
      await knex.raw(`
        ALTER TABLE app.similarity_runs DROP CONSTRAINT similarity_runs_article_id_revision_key;
        CREATE UNIQUE INDEX similarity_runs_present ON app.similarity_runs (article_id, revision) WHERE state <> 'REMOVING';
        CREATE INDEX similarity_runs_article ON app.similarity_runs (article_id)`);
    },
  },
  {
    // The hashes of the manuscript that was sent. Of an earlier row only the time of the request is known.
    name: 'integrity-008-sent-manuscripts',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.similarity_runs ADD COLUMN sent_text text');
    },
  },
];
