import type { Projection } from '../runner/projection';
import { rowsPerKey } from '../runner/rows/rows-per-key';
import { foldMail, mailIdOf } from './fold-mail';
import { type EmailLogRow, LOWER_CASE, RECIPIENTS } from './index';

/** All mails, with an article or without. */
export const emailLog: Projection = {
  name: 'email-log',
  version: 3,
  tables: ['email_log'],
  handles: ['MailRequested', 'MailSent', 'MailFailed', 'MailBounced', 'MailAnswered'],
  create: (table) => `
    CREATE TABLE ${table('email_log')} (
      mail_id text PRIMARY KEY,
      article_id text,
      assignment_id text,
      kind text NOT NULL,
      requested_at timestamptz NOT NULL,
      requested_by text,
      sent_at timestamptz,
      failed_at timestamptz,
      state text NOT NULL,
      error text,
      mail_to text[] NOT NULL,
      cc text[] NOT NULL,
      reply_to text,
      subject text NOT NULL,
      body text NOT NULL,
      resend_of text,
      returns jsonb NOT NULL
    )`,
  indexes: (table) => `
    ${LOWER_CASE};
    CREATE INDEX ON ${table('email_log')} (article_id, requested_at);
    CREATE INDEX ON ${table('email_log')} (assignment_id) WHERE assignment_id IS NOT NULL;
    CREATE INDEX ON ${table('email_log')} (requested_at);
    CREATE INDEX ON ${table('email_log')} USING gin (${RECIPIENTS})`,
  apply: rowsPerKey<EmailLogRow>({
    table: 'email_log',
    key: 'mail_id',
    groupOf: mailIdOf,
    fold: foldMail,
  }),
};
