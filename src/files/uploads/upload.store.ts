import { Inject, Injectable } from '@nestjs/common';
import { DatabaseError, type Pool } from 'pg';
import type { Designation, FileFlag } from '../../contracts';
import { CLOCK, type Clock } from '../../platform/clock';
import { PG_POOL } from '../../platform/postgres';

/** Bytes sent for an article; a file of the article only after it has been added. */
export interface Upload {
  id: string;
  articleId: string;
  userId: string;
  fileName: string;
  /** The name on the sender's machine. */
  originalName: string;
  /** Null when it was not sent with the upload. */
  designation: Designation | null;
  extension: string;
  hash: string;
  /** Size in bytes. */
  size: number;
  /** Findings of the content check. */
  flags: FileFlag[];
  recorded: boolean;
  createdAt: Date;
}

/** A new upload; the store adds the rest. */
export type NewUpload = Omit<Upload, 'fileName' | 'recorded' | 'createdAt'>;

const SELECT = `SELECT id, article_id AS "articleId", user_id AS "userId", file_name AS "fileName",
  original_name AS "originalName", designation, extension, hash, size::float8 AS size, flags,
  recorded_at IS NOT NULL AS recorded, created_at AS "createdAt" FROM app.uploads`;
const MAX_TRIES = 20;

const isNameTaken = (failure: unknown): boolean =>
  failure instanceof DatabaseError && failure.constraint === 'uploads_file_name';

/** Reads and writes app.uploads. */
const HASHES_PAGE = 10_000;
/** Smaller than every assigned id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class UploadStore {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Uploads of an article, oldest first. */
  async ofArticle(articleId: string): Promise<Upload[]> {
    const { rows } = await this.pool.query<Upload>(`${SELECT} WHERE article_id = $1 ORDER BY created_at, id`, [
      articleId,
    ]);
    return rows;
  }

  async find(articleId: string, fileName: string): Promise<Upload | null> {
    const { rows } = await this.pool.query<Upload>(`${SELECT} WHERE article_id = $1 AND lower(file_name) = lower($2)`, [
      articleId,
      fileName,
    ]);
    return rows[0] ?? null;
  }

  /** Removes files for tickets from before a moment whose text was never sent. */
  async removeUnsent(before: Date): Promise<void> {
    await this.pool.query('DELETE FROM app.attachments WHERE ticket_id IS NULL AND created_at < $1', [before]);
  }

  /** Stores an upload under the first free name from `nameFor`, also with concurrent uploads. */
  async add(upload: NewUpload, nameFor: (taken: string[]) => string): Promise<Upload> {
    for (let tries = 1; ; tries += 1) {
      const present = await this.ofArticle(upload.articleId);
      const fileName = nameFor(present.map((one) => one.fileName));
      try {
        const added = { ...upload, fileName, recorded: false, createdAt: this.clock.now() };
        await this.insert(added);
        return added;
      } catch (failure) {
        if (!isNameTaken(failure) || tries >= MAX_TRIES) throw failure;
      }
    }
  }

  async markRecorded(id: string): Promise<void> {
    await this.pool.query('UPDATE app.uploads SET recorded_at = $2 WHERE id = $1', [id, this.clock.now()]);
  }

  /** Ids of uploads from before a moment that are not marked as added. */
  async pending(before: Date): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT id FROM app.uploads WHERE recorded_at IS NULL AND created_at < $1',
      [before],
    );
    return rows.map(({ id }) => id);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.pool.query('DELETE FROM app.uploads WHERE id = ANY($1) AND recorded_at IS NULL', [ids]);
  }

  /** Hashes of all uploads and files in tickets, a page at a time; the same hash may come again. */
  async *hashes(): AsyncGenerator<string[]> {
    for (const table of ['app.uploads', 'app.attachments']) yield* this.hashesIn(table);
  }

  private async *hashesIn(table: string): AsyncGenerator<string[]> {
    const text = `SELECT id, hash FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2`;
    for (let after = FIRST_ID, isLast = false; !isLast;) {
      const { rows } = await this.pool.query<{ id: string; hash: string }>(text, [after, HASHES_PAGE]);
      yield rows.map(({ hash }) => hash);
      after = rows.at(-1)?.id ?? after;
      isLast = rows.length < HASHES_PAGE;
    }
  }

  /** Bytes that were removed with the person who sent them. */
  async erasedHashes(): Promise<string[]> {
    const { rows } = await this.pool.query<{ hash: string }>('SELECT hash FROM app.erased_files');
    return rows.map(({ hash }) => hash);
  }

  private async insert(upload: Upload): Promise<void> {
    // Another person may have the same file.
    await this.pool.query('DELETE FROM app.erased_files WHERE hash = $1', [upload.hash]);
    const { id, articleId, userId, fileName, originalName, designation, extension, hash, size, flags, createdAt } =
      upload;
    await this.pool.query(
      `INSERT INTO app.uploads (id, article_id, user_id, file_name, original_name, designation, extension, hash, size, flags, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [id, articleId, userId, fileName, originalName, designation, extension, hash, size, flags, createdAt],
    );
  }
}
