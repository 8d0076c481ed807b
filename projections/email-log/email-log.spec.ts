import { SECRET_MARK } from '../../src/article';
import type { RecordedEvent } from '../../src/platform/event-store/port';
import { aMail } from '../../test/support/article/article-people';
import { anEvent } from '../../test/support/database/read-models';
import { RowSet } from '../runner/rows/row-set';
import { foldMail, mailIdOf } from './fold-mail';
import type { EmailLogRow } from './index';

const recorded = (streamId: string, type: string, data: object): RecordedEvent => ({
  ...anEvent(type, data),
  streamId,
  revision: 0,
  position: '1',
});

describe('the e-mail log', () => {
  const log = (...events: RecordedEvent[]): EmailLogRow[] => {
    const rows = new RowSet<EmailLogRow>(({ mail_id }) => mail_id);
    for (const event of events) foldMail(rows, event);
    return rows.all();
  };
  const mail = { ...aMail('m', 'REVIEW_INVITATION', 'assignment-1'), html: `<p>${SECRET_MARK}</p>` };
  const requested = recorded('article-7', 'MailRequested', mail);

  it('has a mail from the moment it is requested, without its secret', () => {
    expect(log(requested)).toEqual([
      expect.objectContaining({
        mail_id: 'm',
        article_id: '7',
        assignment_id: 'assignment-1',
        state: 'QUEUED',
        requested_by: 'author',
        sent_at: null,
        body: `<p>${SECRET_MARK}</p>`,
      }),
    ]);
  });

  it('has mails that belong to no article', () => {
    expect(log(recorded('mail-m', 'MailRequested', mail))[0]?.article_id).toBeNull();
  });

  it('shows when it was sent', () => {
    const sent = recorded('mail-m', 'MailSent', { mailId: 'm', articleId: '7', messageId: 'x' });
    expect(log(requested, sent)[0]).toMatchObject({ state: 'SENT', sent_at: new Date(sent.metadata.at), error: null });
  });

  it('shows the addresses that did not get it', () => {
    const data = { mailId: 'm', articleId: '7', messageId: 'x', rejected: ['gone@example.org'] };
    const row = log(requested, recorded('mail-m', 'MailSent', data))[0];
    expect(row).toMatchObject({ state: 'SENT', error: 'Not taken by the mail server for gone@example.org' });
  });

  it('shows why it failed', () => {
    const failed = recorded('mail-m', 'MailFailed', {
      mailId: 'm',
      articleId: '7',
      attempts: 3,
      error: 'no such host',
    });
    expect(log(requested, failed)[0]).toMatchObject({ state: 'FAILED', error: 'no such host', sent_at: null });
  });

  it('clears a failure when the mail was sent after all', () => {
    const failed = recorded('mail-m', 'MailFailed', {
      mailId: 'm',
      articleId: '7',
      attempts: 3,
      error: 'no such host',
    });
    const sent = recorded('mail-m', 'MailSent', { mailId: 'm', articleId: '7', messageId: 'x' });
    const [row] = log(requested, failed, sent);
    expect(row).toMatchObject({ state: 'SENT', sent_at: new Date(sent.metadata.at), failed_at: null, error: null });
  });

  it('refuses an event of a mail that was never requested', () => {
    const sent = recorded('mail-x', 'MailSent', { mailId: 'x', articleId: null, messageId: 'x' });
    expect(() => log(sent)).toThrow('There is no row x');
    expect(mailIdOf(sent)).toBe('x');
  });
});
