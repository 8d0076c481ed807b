import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { EMAIL_LOG, type EmailLogRow } from '../../../../projections/email-log';
import { withoutSecrets } from '../../../article-desk/public';
import type { EmailLogEntry } from '../../../contracts';
import { PG_POOL } from '../../../platform/postgres';

const SQL = `SELECT * FROM ${EMAIL_LOG} WHERE article_id = $1 ORDER BY requested_at DESC, mail_id`;

const toEntry = (row: EmailLogRow): EmailLogEntry => ({
  id: row.mail_id,
  timeSent: row.sent_at?.toISOString() ?? null,
  timeRequested: row.requested_at.toISOString(),
  type: row.kind,
  mailTo: row.mail_to,
  cc: row.cc,
  replyTo: row.reply_to,
  subject: row.subject,
  body: withoutSecrets(row.body),
  state: row.state,
  error: row.error,
  resendOf: row.resend_of,
  returns: row.returns,
});

interface GetMailLog {
  articleId: string;
}

/** Every mail about the article and its outcome, newest first (spec part 2, section 2, 'Email log'). */
@Injectable()
export class GetMailLogReader {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async read({ articleId }: GetMailLog): Promise<EmailLogEntry[]> {
    const { rows } = await this.pool.query<EmailLogRow>(SQL, [articleId]);
    return rows.map(toEntry);
  }
}
