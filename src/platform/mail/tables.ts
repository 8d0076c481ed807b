import type { Migration } from '../postgres';

/** Mails received by the embedded catcher (empty if mails are really sent), and the templates that webmasters have written. */
export const MAIL_MIGRATIONS: readonly Migration[] = [
  {
    name: 'mail-001-caught-mails',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.caught_mails (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id text NOT NULL,
        sender text NOT NULL,
        recipients text[] NOT NULL,
        mail_to text[] NOT NULL,
        cc text[] NOT NULL,
        reply_to text,
        subject text NOT NULL,
        html text NOT NULL,
        plain text NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now())`);
    },
  },
  {
    name: 'mail-002-mail-templates',
    up: async (knex) => {
      await knex.raw(`CREATE TABLE app.mail_templates (
        template text PRIMARY KEY,
        subject text NOT NULL,
        body text NOT NULL,
        changed_at timestamptz NOT NULL,
        changed_by text NOT NULL)`);
    },
  },
  {
    name: 'mail-003-languages-of-templates',
    up: async (knex) => {
      await knex.raw(`ALTER TABLE app.mail_templates
        ADD COLUMN language text NOT NULL DEFAULT 'en', DROP CONSTRAINT mail_templates_pkey, ADD PRIMARY KEY (template, language)`);
      await knex.raw('ALTER TABLE app.mail_templates ALTER COLUMN language DROP DEFAULT');
    },
  },
];
