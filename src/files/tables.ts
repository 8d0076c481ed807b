import type { Migration } from '../platform/postgres';

/**
 * Uploads with sender and designation. `id` becomes the id of the file record once it is added to the article, at `recorded_at`. The
 * bytes are in the blob store under `hash`.
 */
const UPLOADS = `
CREATE TABLE app.uploads (
  id uuid PRIMARY KEY,
  article_id text NOT NULL,
  user_id uuid NOT NULL,
  file_name text NOT NULL,
  original_name text NOT NULL,
  designation text,
  extension text NOT NULL,
  hash text NOT NULL,
  size bigint NOT NULL,
  created_at timestamptz NOT NULL,
  recorded_at timestamptz
);
CREATE UNIQUE INDEX uploads_file_name ON app.uploads (article_id, lower(file_name));
CREATE INDEX ON app.uploads (created_at) WHERE recorded_at IS NULL;
CREATE INDEX ON app.uploads (hash);`;

/** The hash after which the nightly check of stored files continues, and the problems it has found. */
const FILE_CHECKS = `
CREATE TABLE app.file_check (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  after text NOT NULL DEFAULT ''
);
INSERT INTO app.file_check DEFAULT VALUES;
CREATE TABLE app.damaged_files (hash text PRIMARY KEY, problem text NOT NULL, found_at timestamptz NOT NULL);`;

/** Files in tickets. `ticket_id` is null until the text to which they belong is sent; `response_id` is null for the ticket's own text. */
const ATTACHMENTS = `
CREATE TABLE app.attachments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  ticket_id bigint,
  response_id bigint,
  file_name text NOT NULL,
  extension text NOT NULL,
  hash text NOT NULL,
  size bigint NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON app.attachments (ticket_id, created_at) WHERE ticket_id IS NOT NULL;
CREATE INDEX ON app.attachments (created_at) WHERE ticket_id IS NULL;
CREATE INDEX ON app.attachments (user_id, created_at);
CREATE INDEX ON app.attachments (hash);`;

/** The tables of files, in the schema `app`. */
export const FILES_MIGRATIONS: readonly Migration[] = [
  {
    name: 'files-001-uploads',
    up: async (knex) => {
      await knex.raw(UPLOADS);
    },
  },
  {
    name: 'files-002-upload-flags',
    up: async (knex) => {
      await knex.raw("ALTER TABLE app.uploads ADD COLUMN flags text[] NOT NULL DEFAULT '{}'");
    },
  },
  {
    name: 'files-003-uploads-of-a-person',
    up: async (knex) => {
      await knex.raw('CREATE INDEX ON app.uploads (user_id, created_at)');
    },
  },
  {
    // Bytes that were removed with the person who sent them. The events still have their hashes (ADR 76).
    name: 'files-004-erased-files',
    up: async (knex) => {
      await knex.raw(
        'CREATE TABLE app.erased_files (hash text PRIMARY KEY, erased_at timestamptz NOT NULL DEFAULT now())',
      );
    },
  },
  {
    name: 'files-005-file-checks',
    up: async (knex) => {
      await knex.raw(FILE_CHECKS);
    },
  },
  {
    name: 'files-006-attachments',
    up: async (knex) => {
      await knex.raw(ATTACHMENTS);
    },
  },
];
