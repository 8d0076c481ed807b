import type { Migration } from '../platform/postgres';

/** `text_bytes`: size of the ticket and all its answers. `version` counts openings, answers and closings. */
const TICKETS = `
CREATE TABLE app.tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id uuid NOT NULL,
  real_user_id uuid,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('BUG', 'GENERAL', 'REQUEST')),
  status text NOT NULL CHECK (status IN ('AWAITING_RESPONSE', 'OPEN', 'CLOSED')),
  content text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  response_count integer NOT NULL DEFAULT 0,
  text_bytes integer NOT NULL
);
CREATE INDEX ON app.tickets (status, changed_at DESC, id DESC);
CREATE INDEX ON app.tickets (owner_id, changed_at DESC, id DESC);`;

/** In the order of their ids, which are assigned while the ticket is locked. */
const RESPONSES = `
CREATE TABLE app.ticket_responses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL REFERENCES app.tickets (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  real_user_id uuid,
  is_staff boolean NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON app.ticket_responses (ticket_id, id);`;

/** The actions on tickets with the person, also after a ticket's deletion; without texts. */
const LOG = `
CREATE TABLE app.ticket_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ticket_id bigint NOT NULL,
  at timestamptz NOT NULL,
  action text NOT NULL CHECK (action IN ('OPENED', 'ANSWERED', 'CLOSED', 'DELETED')),
  user_id uuid NOT NULL,
  real_user_id uuid
);
CREATE INDEX ON app.ticket_log (ticket_id, id);`;

/** The news of tickets is read newest first. */
const LOG_BY_TIME = 'CREATE INDEX ON app.ticket_log (at DESC, id DESC)';

/** The tables of the support tickets, in the schema `app`. */
export const TICKETS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'tickets-001-tickets-responses-log',
    up: async (knex) => {
      await knex.raw(TICKETS + RESPONSES + LOG);
    },
  },
  {
    name: 'tickets-002-log-by-time',
    up: async (knex) => {
      await knex.raw(LOG_BY_TIME);
    },
  },
];
