import type { Migration } from '../../platform/postgres';

/** The devices from which people have signed in, to notify them of a sign-in from a new device. */
export const ALERT_MIGRATIONS: readonly Migration[] = [
  {
    name: 'identity-020-known-devices',
    up: async (knex) => {
      await knex.raw(`
        CREATE TABLE app.known_devices (
          user_id uuid NOT NULL REFERENCES app.users (id) ON DELETE CASCADE,
          device text NOT NULL,
          seen_at timestamptz NOT NULL DEFAULT now(),
          PRIMARY KEY (user_id, device)
        );`);
    },
  },
];
