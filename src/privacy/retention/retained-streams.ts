import type { Pool } from 'pg';
import { EMAIL_LOG } from '../../../projections/email-log';
import { articleStream, mailStream } from '../../article';
import type { ErasedPart } from '../../platform/personal-data';
import { articlesWithDueMails, dueMails, NAMES_PEOPLE } from './due';

/** Streams that are closed together. A portion is not small, since each one waits until no process uses the former keys. */
const PORTION = 5_000;

/**
 * The streams that a run closes, in portions. The streams of articles that are erased completely come first, with those of their mails;
 * they are not among the others.
 * @param mailsBefore the moment before which mails are erased; null for no mails.
 */
export async function* streamsToClose(
  pool: Pool,
  articleIds: readonly string[],
  mailsBefore: Date | null,
): AsyncGenerator<Map<string, ErasedPart>> {
  for (let at = 0; at < articleIds.length; at += PORTION)
    yield await streamsOfArticles(pool, articleIds.slice(at, at + PORTION));
  if (mailsBefore === null) return;
  const erased = new Set(articleIds);
  yield* articlesOfMails(pool, erased, mailsBefore);
  yield* mails(pool, erased, mailsBefore);
}

/** The streams of articles whose texts are erased completely, with those of their mails. */
async function streamsOfArticles(pool: Pool, ids: readonly string[]): Promise<Map<string, ErasedPart>> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT mail_id AS id FROM ${EMAIL_LOG} WHERE article_id = ANY($1) AND ${NAMES_PEOPLE}`,
    [ids],
  );
  return new Map([...ids.map(articleStream), ...rows.map(({ id }) => mailStream(id))].map((id) => [id, 'all']));
}

/** The streams of articles that stay, of which only the mails before that moment are erased. */
async function* articlesOfMails(
  pool: Pool,
  erased: ReadonlySet<string>,
  before: Date,
): AsyncGenerator<Map<string, ErasedPart>> {
  const isOldMail: ErasedPart = ({ type, metadata }) =>
    type === 'MailRequested' && Date.parse(metadata.at) < before.getTime();
  let ids = await articlesWithDueMails(pool, before, '', PORTION);
  while (ids.length > 0) {
    yield new Map(ids.filter((id) => !erased.has(id)).map((id) => [articleStream(id), isOldMail]));
    ids = await articlesWithDueMails(pool, before, ids.at(-1) ?? '', PORTION);
  }
}

/** The streams of mails themselves. */
async function* mails(pool: Pool, erased: ReadonlySet<string>, before: Date): AsyncGenerator<Map<string, ErasedPart>> {
  let due = await dueMails(pool, before, '', PORTION);
  while (due.length > 0) {
    const own = due.filter(({ articleId }) => articleId === null || !erased.has(articleId));
    yield new Map(own.map(({ id }) => [mailStream(id), 'all']));
    due = await dueMails(pool, before, due.at(-1)?.id ?? '', PORTION);
  }
}
