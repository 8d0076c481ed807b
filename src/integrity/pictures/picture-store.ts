import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { INTEGRITY_LIMITS } from '../../contracts';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import type { StoredPicture } from '../checking/integrity-store';
import { partsOf } from './picture-look';

/** A figure with the mark of its look; `hash` names its bytes. */
export interface MarkedPicture extends StoredPicture {
  hash: string;
  mark: string;
}

/** A figure of an earlier article that may look the same as one of this article. */
export interface LikePicture {
  /** The file of this article. */
  mine: string;
  articleId: string;
  fileId: string;
  filename: string;
  hash: string;
}

/** A row that an erasure took away meanwhile does not come back. Two checks at once may write the same figure, whose bytes never change. */
const WRITE = `INSERT INTO app.integrity_pictures (article_id, file_id, filename, hash, mark, parts)
  SELECT c.article_id, p."fileId", p.filename, p.hash, p.mark::bit(64), p.parts FROM app.integrity_checks c,
    jsonb_to_recordset($2) AS p("fileId" text, filename text, hash text, mark text, parts int[])
  WHERE c.article_id = $1
  ON CONFLICT (article_id, file_id) DO NOTHING`;
/** Those most alike first. A figure that many articles have, such as a logo, does not take the place of all others. */
const LIKE = `SELECT mine, "articleId", "fileId", filename, hash FROM (
    SELECT m.file_id AS mine, o.article_id AS "articleId", o.file_id AS "fileId", o.filename, o.hash, bit_count(o.mark # m.mark) AS bits,
      row_number() OVER (PARTITION BY m.file_id ORDER BY bit_count(o.mark # m.mark), o.article_id, o.file_id) AS place
    FROM app.integrity_pictures m
    JOIN app.integrity_pictures o ON o.parts && m.parts AND bit_count(o.mark # m.mark) <= $3 AND o.article_id <> m.article_id
    JOIN app.integrity_checks c ON c.article_id = o.article_id
    WHERE m.article_id = $1 AND (c.submitted_at, o.article_id) < ($2, $1)) AS found
  WHERE place <= 5 ORDER BY place, bits, mine LIMIT $4`;
const MOST = 50;

/** The table of marks of figures. */
@Injectable()
export class PictureStore {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** The figures of an article from now on. */
  async replace(articleId: string, pictures: readonly MarkedPicture[]): Promise<void> {
    const rows = pictures.map((picture) => ({ ...picture, parts: partsOf(picture.mark) }));
    await inTransaction(this.pool, async (client) => {
      await client.query('DELETE FROM app.integrity_pictures WHERE article_id = $1', [articleId]);
      await client.query(WRITE, [articleId, JSON.stringify(rows)]);
    });
  }

  /** Figures of earlier submissions with nearly the mark of one of this article, at most 50. */
  async like(articleId: string, submittedAt: string): Promise<LikePicture[]> {
    const values = [articleId, submittedAt, INTEGRITY_LIMITS.markBits, MOST];
    return (await this.pool.query<LikePicture>(LIKE, values)).rows;
  }
}
