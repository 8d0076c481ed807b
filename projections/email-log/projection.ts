import type { MailEventData } from '../../src/article';
import type { RecordedEvent } from '../../src/platform/event-store/port';
import { articleIdOf } from '../runner/article-events';
import type { Projection } from '../runner/projection';
import type { RowSet } from '../runner/row-set';
import { rowsPerKey } from '../runner/rows-per-key';
import type { EmailLogRow } from './index';

type MailEvent = { [Type in keyof MailEventData]: { type: Type; data: MailEventData[Type] } }[keyof MailEventData];

// Stored data is trusted to be of its type; the frozen samples prove it.
const mailEvent = (event: RecordedEvent): MailEvent => ({ type: event.type, data: event.data }) as MailEvent;

function requested(data: MailEventData['MailRequested'], event: RecordedEvent): EmailLogRow {
  return {
    mail_id: data.mailId,
    article_id: articleIdOf(event),
    assignment_id: data.assignmentId,
    kind: data.kind,
    requested_at: new Date(event.metadata.at),
    requested_by: event.metadata.userId,
    sent_at: null,
    failed_at: null,
    state: 'QUEUED',
    error: null,
    mail_to: data.to,
    cc: data.cc,
    reply_to: data.replyTo,
    subject: data.subject,
    body: data.html,
  };
}

function fold(rows: RowSet<EmailLogRow>, event: RecordedEvent): void {
  const at = new Date(event.metadata.at);
  const { type, data } = mailEvent(event);
  switch (type) {
    case 'MailRequested':
      return rows.put(requested(data, event));
    case 'MailSent':
      return rows.change(data.mailId, { state: 'SENT', sent_at: at, failed_at: null, error: null });
    case 'MailFailed':
      return rows.change(data.mailId, { state: 'FAILED', failed_at: at, error: data.error });
    default:
      throw new Error(`The e-mail log does not read ${event.type}`);
  }
}

/** All mails, with an article or without. */
export const emailLog: Projection = {
  name: 'email-log',
  version: 1,
  tables: ['email_log'],
  handles: ['MailRequested', 'MailSent', 'MailFailed'],
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
      body text NOT NULL
    )`,
  indexes: (table) => `
    CREATE INDEX ON ${table('email_log')} (article_id, requested_at);
    CREATE INDEX ON ${table('email_log')} (assignment_id) WHERE assignment_id IS NOT NULL;
    CREATE INDEX ON ${table('email_log')} (requested_at)`,
  apply: rowsPerKey<EmailLogRow>({
    table: 'email_log',
    key: 'mail_id',
    groupOf: (event) => mailEvent(event).data.mailId,
    fold,
  }),
};
