import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { EMAIL_LOG, type EmailLogRow } from '../../../../projections/email-log';
import { actorOf, Articles, type ArticleState, relationsOf } from '../../../article';
import { AuthorVeil, withoutSecrets } from '../../../article-desk/public';
import { type EmailLogEntry, t } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { inRequestLanguage, requestLanguage } from '../../../platform/http/language/request-language';
import { messageIn } from '../../../platform/language/dutch/dutch-of';
import { PG_POOL } from '../../../platform/postgres';
import { isShownMail, namelessMail } from '../../logs/nameless-log';

const SQL = `SELECT * FROM ${EMAIL_LOG} WHERE article_id = $1 ORDER BY requested_at DESC, mail_id`;

const toEntry = (row: EmailLogRow, isHidden = false): EmailLogEntry => ({
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
  // Stored in English.
  error: row.error === null ? null : messageIn(requestLanguage(), row.error),
  resendOf: row.resend_of,
  returns: row.returns,
  isHidden,
});

/**
 * True for the mail with the advice of another associate editor, since it contains the comment that only editors read (lifecycle, section 2,
 * 'associate decision'). The office repeats such a mail in its own name.
 */
const isConfidential = (row: EmailLogRow, state: ArticleState, reader: RequestUser): boolean =>
  row.kind === 'ASSOCIATE_ADVICE' &&
  relationsOf(state, actorOf(reader)).has('associate') &&
  ![reader.userId, ...(reader.formerIds ?? [])].includes(row.requested_by ?? '');

const withoutAdvice = (row: EmailLogRow): EmailLogRow => ({
  ...row,
  body: `<p>${inRequestLanguage(() => t('Only editors can read the comment of this advice.'))}</p>`,
});

interface GetMailLog {
  articleId: string;
  user: RequestUser;
}

/** Every mail about the article and its outcome, newest first (spec part 2, section 2, 'Email log'). */
@Injectable()
export class GetMailLogReader {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly articles: Articles,
    private readonly veil: AuthorVeil,
  ) {}

  async read({ articleId, user }: GetMailLog): Promise<EmailLogEntry[]> {
    const { rows: all } = await this.pool.query<EmailLogRow>(SQL, [articleId]);
    const state = await this.articles.load(articleId);
    const rows = all.map((row) => (state !== null && isConfidential(row, state, user) ? withoutAdvice(row) : row));
    const isHidden = state !== null && (await this.veil.stateFor(state, user)).authorsHidden === true;
    return rows.map((row) => (isHidden ? toEntry(namelessMail(row, state), !isShownMail(row, state)) : toEntry(row)));
  }
}
