import type { Pool, PoolClient } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { ARTICLE_FILES } from '../../../projections/article-files';
import { EMAIL_LOG } from '../../../projections/email-log';
import {
  type ArticleStatus,
  FINAL_STATUSES,
  type RetainedArticle,
  type RetainedKind,
  type RetentionCounts,
} from '../../contracts';
import type { Cutoffs } from './cutoffs';

const REJECTED = FINAL_STATUSES.filter((status: ArticleStatus) => status !== 'ACCEPTED' && status !== 'WITHDRAWN');

/**
 * Articles whose retention period is over. $1 to $3: the moments of rejected and withdrawn ones and drafts, null for none; $4: the statuses
 * of rejected ones. An article whose texts are erased is included again only after it was reopened and closed again.
 */
const DUE = `due AS (
  SELECT c.article_id, c.number, c.number_year, c.number_seq,
    CASE c.status WHEN 'DRAFT' THEN 'DRAFT' WHEN 'WITHDRAWN' THEN 'WITHDRAWN' ELSE 'REJECTED' END AS kind,
    CASE c.status WHEN 'DRAFT' THEN c.last_update_at ELSE c.status_since END AS since
  FROM ${ARTICLE_CARD} c LEFT JOIN app.erased_articles e USING (article_id)
  WHERE (e.finished_at IS NULL OR e.finished_at < c.status_since) AND (
    (c.status = ANY($4) AND c.status_since < $1) OR (c.status = 'WITHDRAWN' AND c.status_since < $2)
    OR (c.status = 'DRAFT' AND c.last_update_at < $3)))`;

const valuesOf = ({ rejected, withdrawn, drafts }: Cutoffs): unknown[] => [rejected, withdrawn, drafts, REJECTED];

export interface DueArticle {
  id: string;
  kind: RetainedKind;
}

export async function dueArticles(pool: Pool, cutoffs: Cutoffs): Promise<DueArticle[]> {
  const { rows } = await pool.query<DueArticle>(
    `WITH ${DUE} SELECT article_id AS id, kind FROM due ORDER BY since`,
    valuesOf(cutoffs),
  );
  return rows;
}

/** One page, oldest first. */
export async function pageOfDue(
  pool: Pool,
  cutoffs: Cutoffs,
  { page, size }: { page: number; size: number },
): Promise<{ items: RetainedArticle[]; total: number }> {
  const [items, total] = await Promise.all([
    pool.query<Omit<RetainedArticle, 'since'> & { since: Date }>(
      `WITH ${DUE} SELECT article_id AS "articleId", number, kind, since FROM due
       ORDER BY since, number_year, number_seq LIMIT $5 OFFSET $6`,
      [...valuesOf(cutoffs), size, page * size],
    ),
    pool.query<{ count: number }>(`WITH ${DUE} SELECT count(*)::int AS count FROM due`, valuesOf(cutoffs)),
  ]);
  return {
    items: items.rows.map((row) => ({ ...row, since: row.since.toISOString() })),
    total: total.rows[0]?.count ?? 0,
  };
}

/** Files of these articles that no other article has, without those that are erased already. `due`: a query of ids. */
const filesOf = (due: string): string => `SELECT DISTINCT f.hash FROM ${ARTICLE_FILES} f WHERE f.article_id IN (${due})
  AND NOT EXISTS (SELECT FROM app.attachments a WHERE a.hash = f.hash)
  AND NOT EXISTS (SELECT FROM app.erased_files x WHERE x.hash = f.hash)
  AND NOT EXISTS (SELECT FROM ${ARTICLE_FILES} o LEFT JOIN app.erased_articles e USING (article_id)
    WHERE o.hash = f.hash AND e.article_id IS NULL AND o.article_id NOT IN (${due}))`;

/** No one can open these files from now on. @returns the number of files. */
export async function noteFilesOf(db: PoolClient, articleIds: readonly string[]): Promise<number> {
  const sql = `INSERT INTO app.erased_files (hash) ${filesOf('SELECT unnest($1::text[])')} ON CONFLICT DO NOTHING`;
  return (await db.query(sql, [articleIds])).rowCount ?? 0;
}

/** Mails whose outcome names people: which recipient was not reached, or who answered. */
export const NAMES_PEOPLE = "(error IS NOT NULL OR returns <> '[]')";

/** Mails that still have their texts; those of erased articles have lost them already. */
const MAILS = `FROM ${EMAIL_LOG} WHERE requested_at < $1 AND subject <> '[erased]'`;

/** How many mails a run erases. */
export async function countMails(pool: Pool, { mails }: Cutoffs): Promise<number> {
  return (await pool.query<{ count: number }>(`SELECT count(*)::int AS count ${MAILS}`, [mails])).rows[0]?.count ?? 0;
}

/** One portion of the articles with due mails, by id: those after `last`. */
export async function articlesWithDueMails(pool: Pool, before: Date, last: string, most: number): Promise<string[]> {
  const sql = `SELECT DISTINCT article_id AS id ${MAILS} AND article_id > $2 ORDER BY article_id LIMIT $3`;
  return (await pool.query<{ id: string }>(sql, [before, last, most])).rows.map(({ id }) => id);
}

export interface DueMail {
  id: string;
  articleId: string | null;
}

/** One portion of the due mails whose own streams contain texts, such as the mail server's answer, by id: those after `last`. */
export async function dueMails(pool: Pool, before: Date, last: string, most: number): Promise<DueMail[]> {
  const { rows } = await pool.query<DueMail>(
    `SELECT mail_id AS id, article_id AS "articleId" ${MAILS} AND (article_id IS NULL OR ${NAMES_PEOPLE}) AND mail_id > $2
     ORDER BY mail_id LIMIT $3`,
    [before, last, most],
  );
  return rows;
}

/** The counts of what a run would erase. */
export async function countDue(pool: Pool, cutoffs: Cutoffs): Promise<RetentionCounts> {
  const articles = pool.query<{ rejected: number; withdrawn: number; drafts: number; files: number }>(
    `WITH ${DUE} SELECT count(*) FILTER (WHERE kind = 'REJECTED')::int AS rejected,
       count(*) FILTER (WHERE kind = 'WITHDRAWN')::int AS withdrawn, count(*) FILTER (WHERE kind = 'DRAFT')::int AS drafts,
       (SELECT count(*)::int FROM (${filesOf('SELECT article_id FROM due')}) g) AS files FROM due`,
    valuesOf(cutoffs),
  );
  const others = pool.query<{ mails: number; securityLog: number }>(
    `SELECT (SELECT count(*)::int ${MAILS}) AS mails,
       (SELECT count(*)::int FROM app.security_log WHERE at < $2) AS "securityLog"`,
    [cutoffs.mails, cutoffs.securityLog],
  );
  const [{ rejected = 0, withdrawn = 0, drafts = 0, files = 0 } = {}] = (await articles).rows;
  const [{ mails = 0, securityLog = 0 } = {}] = (await others).rows;
  return { rejected, withdrawn, drafts, files, mails, securityLog };
}
