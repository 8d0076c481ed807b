import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { ARTICLE_CARD, notInvolved } from '../../../projections/article-card';
import { authorsKnown, type Veil } from '../../article-desk/public';
import {
  type EarlierArticle,
  type IntegritySign,
  type SamePictureSign,
  type SameTextSign,
  type TriedLimit,
  type UnreadDocument,
} from '../../contracts';
import { PG_POOL } from '../../platform/postgres';

/** A figure as it is stored in a sign. */
export interface StoredPicture {
  fileId: string;
  filename: string;
  /** For a picture within a document: its name there. */
  part?: string;
}

export interface StoredPictureSign extends Pick<SamePictureSign, 'kind' | 'samePeople'> {
  otherId: string;
  pictures: { here: StoredPicture; there: StoredPicture }[];
}

/** A sign as it is stored: of the other article it contains only the id, so that nothing is left of an erased article. */
export type StoredSign =
  | Exclude<IntegritySign, SameTextSign | SamePictureSign>
  | StoredPictureSign
  | ({ kind: 'SAME_TEXT'; otherId: string } & Pick<SameTextSign, 'percent' | 'samePeople' | 'newAuthors'>);

/** The measured value for each limit, if there was something to measure, so that changed limits can be tried on the past. */
export type Measures = Partial<Record<TriedLimit, number>>;

/** The outcome of one check. */
interface Outcome {
  articleId: string;
  revision: number;
  submittedAt: string;
  checkedAt: Date;
  words: string;
  marks: number[];
  measures: Measures;
  signs: StoredSign[];
  read: number;
  unread: UnreadDocument[];
}

/** A row of the table. */
export interface StoredCheck extends Pick<Outcome, 'words' | 'signs' | 'read' | 'unread'> {
  waiting: boolean;
  failed: boolean;
  checkedAt: Date | null;
  revision: number | null;
}

const ASK = `INSERT INTO app.integrity_checks (article_id, waiting) VALUES ($1, true)
  ON CONFLICT (article_id) DO UPDATE SET waiting = true, failed = false`;
/** Updates only: a row that an erasure has deleted meanwhile is not created again. */
const WRITE = `UPDATE app.integrity_checks SET waiting = false, failed = false, revision = $2, submitted_at = $3, checked_at = $4,
  words = $5, marks = $6, measures = $7, signs = $8, read = $9, unread = $10 WHERE article_id = $1`;
/** $1: the article, $2: when it was submitted, $3: its marks. Articles with the most marks in common come first. */
const FIND_SIMILAR = `SELECT article_id AS "articleId", words FROM app.integrity_checks o
  WHERE o.marks && $3::int[] AND o.article_id <> $1 AND (o.submitted_at, o.article_id) < ($2, $1)
  ORDER BY (SELECT count(*) FROM unnest(o.marks) one WHERE one = ANY($3::int[])) DESC, o.article_id LIMIT 10`;
/** Cards of other articles that this viewer may see. */
const cardsSql = (
  veil: Veil,
): string => `SELECT article_id AS id, number AS "articleId", title, status FROM ${ARTICLE_CARD} c
  WHERE article_id = ANY($2) AND ${notInvolved('$1')} AND ${authorsKnown(veil, 'c')}`;

/** The table of checks. */
@Injectable()
export class IntegrityStore {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Marks the article as waiting for a check; the result of an earlier check is kept. */
  async ask(articleId: string, db: PoolClient): Promise<void> {
    await db.query(ASK, [articleId]);
  }

  /**
   * Records whose texts the check is about to read, before it does, so that an erasure meanwhile deletes the row.
   * @param people addresses in normal form.
   */
  async begin(articleId: string, uploaderId: string, people: readonly string[]): Promise<void> {
    const sql = 'UPDATE app.integrity_checks SET uploader_id = $2, people = $3 WHERE article_id = $1';
    await this.pool.query(sql, [articleId, uploaderId, people]);
  }

  async write(check: Outcome): Promise<void> {
    await this.pool.query(WRITE, [
      ...[check.articleId, check.revision, check.submittedAt, check.checkedAt],
      ...[check.words, check.marks, JSON.stringify(check.measures), JSON.stringify(check.signs)],
      ...[check.read, JSON.stringify(check.unread)],
    ]);
  }

  /** Ends the check without a result: with `failed` because all attempts failed, otherwise because there is nothing to check. */
  async end(articleId: string, failed: boolean): Promise<void> {
    const sql = 'UPDATE app.integrity_checks SET waiting = false, failed = $2 WHERE article_id = $1';
    await this.pool.query(sql, [articleId, failed]);
  }

  async find(articleId: string): Promise<StoredCheck | null> {
    const sql = `SELECT waiting, failed, checked_at AS "checkedAt", revision, words, signs, read, unread
      FROM app.integrity_checks WHERE article_id = $1`;
    return (await this.pool.query<StoredCheck>(sql, [articleId])).rows[0] ?? null;
  }

  /** Earlier submissions that may contain the same words. */
  async findSimilar(
    articleId: string,
    submittedAt: string,
    marks: readonly number[],
  ): Promise<{ articleId: string; words: string }[]> {
    return (await this.pool.query<{ articleId: string; words: string }>(FIND_SIMILAR, [articleId, submittedAt, marks]))
      .rows;
  }

  async cards(keys: readonly string[], ids: readonly string[], veil: Veil): Promise<EarlierArticle[]> {
    return (await this.pool.query<EarlierArticle>(cardsSql(veil), [keys, ids])).rows;
  }

  async wordsOf(articleIds: readonly string[]): Promise<Map<string, string>> {
    const sql = 'SELECT article_id AS "articleId", words FROM app.integrity_checks WHERE article_id = ANY($1)';
    const { rows } = await this.pool.query<{ articleId: string; words: string }>(sql, [articleIds]);
    return new Map(rows.map(({ articleId, words }) => [articleId, words]));
  }
}
