/**
 * The similarity service (ADR 124). `similarity_service`: a webmaster's settings, in one row; key and signing secret are encrypted.
 * `similarity_runs`: a manuscript of a revision that the service processes; `service` is where its report is. The tables contain no name
 * and no text.
 */
export const SIMILARITY_TABLES = `
CREATE TABLE app.similarity_service (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  active boolean NOT NULL,
  api text NOT NULL,
  key_box text,
  automatic boolean NOT NULL,
  exclude_quotes boolean NOT NULL,
  exclude_references boolean NOT NULL,
  hook_id text,
  hook_box text
);
CREATE TABLE app.similarity_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id text NOT NULL,
  revision integer NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'DONE', 'DEAD', 'REMOVING')),
  asked_at timestamptz NOT NULL,
  service text,
  submission_id text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  last_try_at timestamptz,
  problem text,
  percent integer CHECK (percent BETWEEN 0 AND 100),
  made_at timestamptz,
  UNIQUE (article_id, revision),
  CHECK ((state = 'DONE') = (percent IS NOT NULL))
);
CREATE INDEX ON app.similarity_runs (next_try_at) WHERE state IN ('WAITING', 'REMOVING');
CREATE INDEX ON app.similarity_runs (submission_id);`;
