import { FACTS } from './facts';

type Name = (name: string) => string;

/** Facts of articles. Milliseconds are whole numbers as doubles, whose sums are exact up to 2^53. */
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
    accepted_at timestamptz
  );
  CREATE TABLE ${table(FACTS.decision)} (
    row_id text PRIMARY KEY,
    article_id text NOT NULL,
    decision text NOT NULL,
    decided_at timestamptz NOT NULL,
    associate_id text NOT NULL,
    place integer NOT NULL
  );
  CREATE INDEX ON ${table(FACTS.decision)} (article_id);
  CREATE TABLE ${table(FACTS.associateAnswer)} (
    answer_id text PRIMARY KEY,
    article_id text NOT NULL,
    associate_id text NOT NULL,
    answered_at timestamptz NOT NULL,
    response_ms double precision NOT NULL
  );
  CREATE INDEX ON ${table(FACTS.associateAnswer)} (article_id);`;

/** Facts of requests to reviewers. */
const createRequests = (table: Name): string => `
  CREATE TABLE ${table(FACTS.request)} (
    assignment_id text PRIMARY KEY,
    article_id text NOT NULL,
    reviewer_id text NOT NULL,
    asked_at timestamptz,
    mailed_at timestamptz,
    answer text,
    answered_at timestamptz,
    response_ms double precision,
    completed boolean NOT NULL,
    ratings jsonb,
    rating double precision
  );
  CREATE INDEX ON ${table(FACTS.request)} (article_id);
  CREATE TABLE ${table(FACTS.earlierAnswer)} (
    answer_id text PRIMARY KEY,
    assignment_id text NOT NULL,
    article_id text NOT NULL,
    reviewer_id text NOT NULL,
    answered_at timestamptz NOT NULL,
    response_ms double precision NOT NULL
  );
  CREATE INDEX ON ${table(FACTS.earlierAnswer)} (assignment_id);
  CREATE INDEX ON ${table(FACTS.earlierAnswer)} (article_id);
  CREATE TABLE ${table(FACTS.reviewer)} (
    address_id text PRIMARY KEY,
    reviewer_id text NOT NULL,
    key text NOT NULL
  );
  CREATE INDEX ON ${table(FACTS.reviewer)} (reviewer_id)`;

/** DDL of the fact tables, with the indexes by which events find earlier facts. */
export const createFacts = (table: Name): string => `${createArticles(table)}${createRequests(table)}`;

/** The index contains the whole expression of the conflict wall, so that the few matches are found quickly. */
export const indexFacts = (table: Name): string => `
  CREATE INDEX ON ${table(FACTS.article)} (submitted_at);
  CREATE INDEX ON ${table(FACTS.article)} (first_decision_at) WHERE first_decision_at IS NOT NULL;
  CREATE INDEX ON ${table(FACTS.article)} (outcome_at) WHERE outcome_at IS NOT NULL;
  CREATE INDEX ON ${table(FACTS.article)} (status);
  CREATE INDEX ON ${table(FACTS.people)} USING gin ((uploader_keys || author_keys));
  CREATE INDEX ON ${table(FACTS.people)} (accepted_at) WHERE accepted_at IS NOT NULL;
  CREATE INDEX ON ${table(FACTS.request)} (asked_at);
  CREATE INDEX ON ${table(FACTS.request)} (answered_at);
  CREATE INDEX ON ${table(FACTS.earlierAnswer)} (answered_at);
  CREATE INDEX ON ${table(FACTS.decision)} (decided_at);
  CREATE INDEX ON ${table(FACTS.associateAnswer)} (answered_at)`;
