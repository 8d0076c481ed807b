import type { Migration } from '../platform/postgres';

/**
 * Addresses that are notified of events, and their deliveries (ADR 110). The key of an endpoint is derived from `seed` and the secret of
 * the server, like that of an authenticator app. `position` and `place` order the facts of an article.
 */
const WEBHOOKS = `
CREATE TABLE app.webhooks (
  id uuid PRIMARY KEY,
  url text NOT NULL,
  kinds text[] NOT NULL,
  active boolean NOT NULL,
  seed text NOT NULL,
  seed_before text,
  seed_before_until timestamptz,
  secret_made_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  replaying boolean NOT NULL DEFAULT false
);
CREATE TABLE app.webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES app.webhooks (id) ON DELETE CASCADE,
  event_id text NOT NULL,
  place smallint NOT NULL,
  position text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  article_id text NOT NULL,
  number text NOT NULL,
  status text NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'DELIVERED', 'DEAD')),
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  last_try_at timestamptz,
  last_status integer,
  last_problem text,
  UNIQUE (webhook_id, event_id, place)
);
CREATE INDEX ON app.webhook_deliveries (webhook_id, article_id, position, place) WHERE state = 'WAITING';
CREATE INDEX ON app.webhook_deliveries (webhook_id, position, place);
CREATE INDEX ON app.webhook_deliveries (article_id);`;

/** The tables of connections with other systems. */
export const CONNECTIONS_MIGRATIONS: readonly Migration[] = [
  {
    name: 'connections-001-webhooks',
    up: async (knex) => {
      await knex.raw(WEBHOOKS);
    },
  },
  {
    // When webmasters were last mailed about messages that were given up.
    name: 'connections-002-given-up-told',
    up: async (knex) => {
      await knex.raw('ALTER TABLE app.webhooks ADD COLUMN given_up_told_at timestamptz');
    },
  },
  {
    // For the list of webhooks and of deliveries that were given up, among many deliveries.
    name: 'connections-003-many-deliveries',
    up: async (knex) => {
      await knex.raw(`CREATE INDEX ON app.webhook_deliveries (webhook_id, state, position, place) WHERE state <> 'DELIVERED';
        CREATE INDEX ON app.webhook_deliveries (webhook_id, last_try_at) WHERE last_try_at IS NOT NULL;`);
    },
  },
  {
    // For the time of the next try, for overdue deliveries, and for those that are deleted some time after their last try.
    name: 'connections-004-next-and-last-tries',
    up: async (knex) => {
      await knex.raw(`CREATE INDEX ON app.webhook_deliveries (webhook_id, next_try_at) WHERE state = 'WAITING';
        CREATE INDEX ON app.webhook_deliveries (state, last_try_at) WHERE state <> 'WAITING';`);
    },
  },
];
