import { FACTS } from './facts';

type Name = (name: string) => string;

/** What happens to articles. Milliseconds that are set against each other are doubles, those that are summed are exact. */
const createArticles = (table: Name): string => `
  CREATE TABLE ${table(FACTS.article)} (
    article_id text PRIMARY KEY,
    type_id integer,
    status text NOT NULL,
    status_since timestamptz NOT NULL,
    submitted_at timestamptz,
    first_decision_at timestamptz,
    first_decision_ms double precision,
    outcome text,
    outcome_at timestamptz,
    outcome_ms double precision,
    associate_id text,
    held_by text[] NOT NULL,
    asked_since timestamptz
  );
  CREATE TABLE ${table(FACTS.people)} (
    article_id text PRIMARY KEY,
    uploader_keys text[] NOT NULL,
    author_keys text[] NOT NULL,
    involved text[] NOT NULL
  );
  CREATE TABLE ${table(FACTS.decision)} (
    decision_id text PRIMARY KEY,
    article_id text NOT NULL,
    decision text NOT NULL,
    decided_at timestamptz NOT NULL,
    associates text[] NOT NULL
  );
  CREATE TABLE ${table(FACTS.associateAnswer)} (
    answer_id text PRIMARY KEY,
    article_id text NOT NULL,
    associate_id text NOT NULL,
    answered_at timestamptz NOT NULL,
    response_ms bigint NOT NULL
  );`;

/** What happens to requests to reviewers. */
const createRequests = (table: Name): string => `
  CREATE TABLE ${table(FACTS.request)} (
    assignment_id text PRIMARY KEY,
    article_id text NOT NULL,
    reviewer_id text NOT NULL,
    reviewer_email text NOT NULL,
    asked_at timestamptz,
    mailed_at timestamptz,
    answer text,
    completed boolean NOT NULL,
    ratings jsonb,
    rating numeric(16, 12)
  );
  CREATE INDEX ON ${table(FACTS.request)} (article_id);
  CREATE TABLE ${table(FACTS.answer)} (
    answer_id text PRIMARY KEY,
    assignment_id text NOT NULL,
    article_id text NOT NULL,
    reviewer_id text NOT NULL,
    answered_at timestamptz NOT NULL,
    response_ms bigint NOT NULL
  );
  CREATE INDEX ON ${table(FACTS.answer)} (assignment_id);
  CREATE TABLE ${table(FACTS.reviewer)} (
    address_id text PRIMARY KEY,
    reviewer_id text NOT NULL,
    key text NOT NULL
  )`;

/** DDL of the fact tables. */
export const createFacts = (table: Name): string => `${createArticles(table)}${createRequests(table)}`;

export const indexFacts = (table: Name): string => `
  CREATE INDEX ON ${table(FACTS.article)} (submitted_at);
  CREATE INDEX ON ${table(FACTS.people)} USING gin (involved);
  CREATE INDEX ON ${table(FACTS.request)} (asked_at);
  CREATE INDEX ON ${table(FACTS.answer)} (answered_at);
  CREATE INDEX ON ${table(FACTS.decision)} (decided_at);
  CREATE INDEX ON ${table(FACTS.associateAnswer)} (answered_at)`;
