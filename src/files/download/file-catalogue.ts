import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Pool } from 'pg';
import { ARTICLE_FILES, type ArticleFileRow } from '../../../projections/article-files';
import { PG_POOL } from '../../platform/postgres';

/** The data needed to send a file's bytes. */
export type StoredFile = Pick<ArticleFileRow, 'file_id' | 'file_name' | 'extension' | 'hash' | 'size'>;

/** Finds files by id only, including removed ones: they are part of the history that staff may see. */
@Injectable()
export class FileCatalogue {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Those of these hashes whose bytes were removed with a person. */
  async erased(hashes: readonly string[]): Promise<Set<string>> {
    const sql = 'SELECT hash FROM app.erased_files WHERE hash = ANY($1)';
    return new Set((await this.pool.query<{ hash: string }>(sql, [hashes])).rows.map(({ hash }) => hash));
  }

  /** A file of an article or a ticket. Null for an unknown file, and for a file whose bytes were removed with a person. */
  async find(fileId: string): Promise<StoredFile | null> {
    return (await this.ofArticle(fileId)) ?? (isUUID(fileId) ? this.attached(fileId) : null);
  }

  private async attached(fileId: string): Promise<StoredFile | null> {
    const { rows } = await this.pool.query<StoredFile>(
      `SELECT id::text AS file_id, file_name, extension, hash, size::float8 AS size FROM app.attachments WHERE id = $1`,
      [fileId],
    );
    return rows[0] ?? null;
  }

  private async ofArticle(fileId: string): Promise<StoredFile | null> {
    const { rows } = await this.pool.query<StoredFile>(
      `SELECT file_id, file_name, extension, hash, size::float8 AS size FROM ${ARTICLE_FILES} f
       WHERE file_id = $1 AND NOT EXISTS (SELECT FROM app.erased_files e WHERE e.hash = f.hash)`,
      [fileId],
    );
    return rows[0] ?? null;
  }
}
