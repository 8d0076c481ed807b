import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { EMAIL_LOG, type EmailLogRow } from '../../../../projections/email-log';
import { Articles } from '../../../article';
import { AuthorAddresses, withoutSecrets } from '../../../article-desk/public';
import { LETTER_KINDS, type LetterToAuthor, normalEmail } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { PG_POOL } from '../../../platform/postgres';

/** A repeated mail is the same letter. */
const SQL = `SELECT * FROM ${EMAIL_LOG} WHERE article_id = $1 AND kind = ANY ($2) AND resend_of IS NULL
  AND EXISTS (SELECT FROM unnest(mail_to || cc) AS address WHERE lower(address) = ANY ($3))
  ORDER BY requested_at DESC, mail_id`;

interface ListLetters {
  articleId: string;
  reader: Pick<RequestUser, 'email' | 'addresses'>;
}

/**
 * Mails of the office to the authors, newest first: only those sent to one of their addresses, and of those only subject and text
 * (lifecycle, section 3, 'Review mode').
 */
@Injectable()
export class ListLettersReader {
  constructor(
    private readonly articles: Articles,
    private readonly authors: AuthorAddresses,
    @Inject(PG_POOL) private readonly pool: Pool,
  ) {}

  async read({ articleId, reader }: ListLetters): Promise<LetterToAuthor[]> {
    const state = await this.articles.load(articleId);
    if (!state) return [];
    // With the reader's earlier addresses, so that a change of address hides no letter.
    const own = [reader.email, ...reader.addresses, state.uploaderEmail];
    const entered = state.authors.map((author) => author.email);
    const present = await this.authors.present(state);
    const addresses = [...own, ...entered, ...entered.map(present)].map(normalEmail);
    const { rows } = await this.pool.query<EmailLogRow>(SQL, [articleId, LETTER_KINDS, addresses]);
    return rows.map((row) => ({
      id: row.mail_id,
      at: row.requested_at.toISOString(),
      kind: row.kind as LetterToAuthor['kind'],
      subject: row.subject,
      text: withoutSecrets(row.body),
    }));
  }
}
