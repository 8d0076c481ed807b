import type { MailEventData } from '../../src/article';
import type { MailReturn } from '../../src/contracts';
import type { RecordedEvent } from '../../src/platform/event-store/port';
import { articleIdOf } from '../runner/rows/article-events';
import type { RowSet } from '../runner/rows/row-set';
import type { EmailLogRow } from './index';

type MailEvent = { [Type in keyof MailEventData]: { type: Type; data: MailEventData[Type] } }[keyof MailEventData];

// Stored data is assumed to match its type; the frozen samples prove it.
const mailEvent = (event: RecordedEvent): MailEvent => ({ type: event.type, data: event.data }) as MailEvent;

export const mailIdOf = (event: RecordedEvent): string => mailEvent(event).data.mailId;

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
    resend_of: data.resendOf ?? null,
    returns: [],
  };
}

const rejectionText = (rejected: string[] = []): string | null =>
  rejected.length === 0 ? null : `Not taken by the mail server for ${rejected.join(', ')}`;

function addReturn(rows: RowSet<EmailLogRow>, mailId: string, one: MailReturn): void {
  rows.change(mailId, { returns: [...rows.need(mailId).returns, one] });
}

/** Applies one event to its mail. It must be of a handled type. */
export function foldMail(rows: RowSet<EmailLogRow>, event: RecordedEvent): void {
  const at = new Date(event.metadata.at);
  const { type, data } = mailEvent(event);
  const returned = { at: event.metadata.at, status: null };
  switch (type) {
    case 'MailRequested':
      return rows.put(requested(data, event));
    case 'MailSent':
      return rows.change(data.mailId, {
        state: 'SENT',
        sent_at: at,
        failed_at: null,
        error: rejectionText(data.rejected),
      });
    case 'MailFailed':
      return rows.change(data.mailId, { state: 'FAILED', failed_at: at, error: data.error });
    case 'MailBounced':
      return addReturn(rows, data.mailId, {
        ...returned,
        kind: data.outcome,
        address: data.address,
        status: data.status,
      });
    case 'MailAnswered':
      return addReturn(rows, data.mailId, {
        ...{ ...returned, kind: data.automatic ? 'AUTOMATIC' : 'ANSWERED', address: data.address },
      });
    default:
      throw new Error(`The e-mail log does not read ${event.type}`);
  }
}
