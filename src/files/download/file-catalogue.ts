import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_FILES, type ArticleFileRow } from '../../../projections/article-files';
import { PG_POOL } from '../../platform/postgres';

/** What is needed to send a file's bytes. */
export type StoredFile = Pick<ArticleFileRow, 'file_id' | 'file_name' | 'extension' | 'hash' | 'size'>;

/** Finds files by id only, including removed ones: they are part of the history that staff may see. */
@Injectable()
export class FileCatalogue {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  async find(fileId: string): Promise<StoredFile | null> {
    const { rows } = await this.pool.query<StoredFile>(
      `SELECT file_id, file_name, extension, hash, size::float8 AS size FROM ${ARTICLE_FILES} WHERE file_id = $1`,
      [fileId],
    );
    return rows[0] ?? null;
  }
}
