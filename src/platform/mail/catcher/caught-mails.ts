import { Inject, Injectable } from '@nestjs/common';
import type { AddressObject, ParsedMail } from 'mailparser';
import type { Pool } from 'pg';
import { PG_POOL } from '../../postgres';
import type { CaughtMail } from './caught-mail';

const SHOWN = 200;
const COLUMNS = `id::text, message_id AS "messageId", sender AS "from", mail_to AS "to", cc, reply_to AS "replyTo", subject,
  html, plain AS text, to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "receivedAt"`;

/** The mails in `app.caught_mails`, newest first. */
@Injectable()
export class CaughtMails {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async add(mail: ParsedMail, recipients: readonly string[]): Promise<void> {
    const html = mail.html === false ? `<pre>${mail.textAsHtml ?? ''}</pre>` : mail.html;
    await this.pool.query(
      `INSERT INTO app.caught_mails (message_id, sender, recipients, mail_to, cc, reply_to, subject, html, plain)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        mail.messageId ?? '',
        addresses(mail.from)[0] ?? '',
        recipients.map((one) => one.toLowerCase()),
        addresses(mail.to),
        addresses(mail.cc),
        addresses(mail.replyTo)[0] ?? null,
        mail.subject ?? '',
        html,
        mail.text ?? '',
      ],
    );
  }

  /** At most 200 mails: those to one recipient (cc included), or those whose recipients contain the words. */
  async find(recipient: string): Promise<CaughtMail[]> {
    const { rows } = await this.pool.query<CaughtMail>(
      `SELECT ${COLUMNS} FROM app.caught_mails
       WHERE $1 = '' OR EXISTS (SELECT 1 FROM unnest(recipients) AS r WHERE strpos(r, lower($1)) > 0)
       ORDER BY app.caught_mails.id DESC LIMIT ${SHOWN}`,
      [recipient],
    );
    return rows;
  }

  async byId(id: string): Promise<CaughtMail | null> {
    if (!/^\d{1,18}$/.test(id)) return null;
    const { rows } = await this.pool.query<CaughtMail>(`SELECT ${COLUMNS} FROM app.caught_mails WHERE id = $1`, [id]);
    return rows[0] ?? null;
  }
}

function addresses(field: AddressObject | AddressObject[] | undefined): string[] {
  const list = field === undefined ? [] : Array.isArray(field) ? field : [field];
  return list.flatMap(({ value }) => value.flatMap((one) => (one.address ? [one.address] : [])));
}
