import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { INTEGRITY_LIMITS } from '../../contracts';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { partsOf } from './picture-look';

/** The place of a picture: a file, or a picture within a file by its name there. */
export interface PicturePlace {
  fileId: string;
  /** '' for the file itself. */
  part: string;
}

/** Also with its article, by which its row is found. */
interface ArticlePicturePlace extends PicturePlace {
  articleId: string;
}

/** A picture with the mark of its look; `hash` is the hash of its file. */
export interface MarkedPicture extends PicturePlace {
  filename: string;
  hash: string;
  mark: string;
  /** Without its white margins. */
  cut: boolean;
  /** For a picture within a file: its look, compressed, and a small JPEG. */
  look: Buffer | null;
  small: Buffer | null;
}

/** A mark of this article to look for; `mine` is its number. */
export interface SoughtMark {
  mine: number;
  mark: string;
}

/** A picture of an earlier article that may look the same as one of this article. */
export interface LikePicture extends PicturePlace {
  mine: number;
  articleId: string;
  filename: string;
  hash: string;
  cut: boolean;
  look: Buffer | null;
}

/**
 * A row that an erasure has deleted meanwhile is not created again. Two checks at the same time may write the same picture, whose bytes
 * never change.
 */
const WRITE = `INSERT INTO app.integrity_pictures (article_id, file_id, part, cut, filename, hash, mark, parts, look, small)
  SELECT article_id, $2, $3, $4, $5, $6, $7::bit(64), $8, $9, $10 FROM app.integrity_checks WHERE article_id = $1
  ON CONFLICT (article_id, file_id, part, cut) DO NOTHING`;
/** The most similar pictures first. A figure that many articles have, such as a logo, does not displace all others. */
const FIND_SIMILAR = `SELECT mine, "articleId", "fileId", part, cut, filename, hash, look FROM (
    SELECT m.mine, o.article_id AS "articleId", o.file_id AS "fileId", o.part, o.cut, o.filename, o.hash, o.look,
      bit_count(o.mark # m.mark::bit(64)) AS bits,
      row_number() OVER (PARTITION BY m.mine ORDER BY bit_count(o.mark # m.mark::bit(64)), o.article_id, o.file_id, o.part) AS place
    FROM jsonb_to_recordset($5) AS m(mine int, mark text, parts int[])
    JOIN app.integrity_pictures o ON o.parts && m.parts AND bit_count(o.mark # m.mark::bit(64)) <= $3 AND o.article_id <> $1
    JOIN app.integrity_checks c ON c.article_id = o.article_id
    WHERE (c.submitted_at, o.article_id) < ($2, $1)) AS found
  WHERE place <= 5 ORDER BY place, bits, mine LIMIT $4`;
/** The articles are a list of keys: they are the beginning of the primary key, and a join alone would read all pictures. */
const SMALL = `SELECT DISTINCT ON (p.file_id, p.part) p.file_id AS "fileId", p.part, p.small FROM app.integrity_pictures p
  JOIN jsonb_to_recordset($1) AS w("articleId" text, "fileId" text, part text)
    ON w."articleId" = p.article_id AND w."fileId" = p.file_id AND w.part = p.part
  WHERE p.article_id = ANY($2) AND p.small IS NOT NULL`;
const MOST = 50;

/** The table of marks of pictures. */
@Injectable()
export class PictureStore {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Replaces the pictures of an article. */
  async replace(articleId: string, pictures: readonly MarkedPicture[]): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await client.query('DELETE FROM app.integrity_pictures WHERE article_id = $1', [articleId]);
      for (const { fileId, part, cut, filename, hash, mark, look, small } of pictures)
        await client.query(WRITE, [articleId, fileId, part, cut, filename, hash, mark, partsOf(mark), look, small]);
    });
  }

  /** Pictures of earlier submissions with nearly one of these marks, at most 50. */
  async findSimilar(articleId: string, submittedAt: string, marks: readonly SoughtMark[]): Promise<LikePicture[]> {
    const sought = marks.map((one) => ({ ...one, parts: partsOf(one.mark) }));
    const values = [articleId, submittedAt, INTEGRITY_LIMITS.markBits, MOST, JSON.stringify(sought)];
    return (await this.pool.query<LikePicture>(FIND_SIMILAR, values)).rows;
  }

  /** Small JPEGs of pictures within documents. */
  async small(places: readonly ArticlePicturePlace[]): Promise<(PicturePlace & { small: Buffer })[]> {
    if (places.length === 0) return [];
    const wanted = JSON.stringify(places.map(({ articleId, fileId, part }) => ({ articleId, fileId, part })));
    const articles = [...new Set(places.map(({ articleId }) => articleId))];
    return (await this.pool.query<PicturePlace & { small: Buffer }>(SMALL, [wanted, articles])).rows;
  }
}
