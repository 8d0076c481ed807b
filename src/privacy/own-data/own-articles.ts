import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { ARTICLE_CARD } from '../../../projections/article-card';
import { ARTICLE_FILES } from '../../../projections/article-files';
import { REVIEWER_ASSIGNMENTS } from '../../../projections/reviewer-assignments';
import { Articles, type ArticleState } from '../../article';
import { nameAndInstitute } from '../../article-desk/public';
import { type Author, normalEmail, statusForAuthor } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import type { PersonRecord } from '../erasure/person-record';
import type { OwnData } from './own-data-form';

/** A file that the person sent. */
export interface OwnFile {
  hash: string;
  bytes: number;
  name: string;
  /** Its number; 'ticket 7' for a file of a ticket. */
  manuscript: string;
  uploadedAt: string;
}

const KNOWN = `SELECT article_id AS id FROM ${ARTICLE_CARD} WHERE uploader_id = ANY($1)
  UNION SELECT article_id FROM ${REVIEWER_ASSIGNMENTS} WHERE reviewer_id = ANY($1) ORDER BY 1`;
/** Author entries that the person made. */
const MADE = 'SELECT id::text FROM app.authors WHERE created_by = ANY($1::uuid[])';
const FILES = `SELECT f.hash, f.size::float8 AS bytes, f.file_name AS name, c.number AS manuscript, f.uploaded_at AS "uploadedAt",
    f.file_id AS id
  FROM ${ARTICLE_FILES} f JOIN ${ARTICLE_CARD} c USING (article_id)
  WHERE f.uploaded_by = ANY($1) AND NOT EXISTS (SELECT FROM app.erased_files e WHERE e.hash = f.hash)
  UNION ALL SELECT hash, size::float8, file_name, concat_ws(' ', 'ticket', ticket_id), created_at, id::text
  FROM app.attachments WHERE user_id = ANY($1::uuid[]) ORDER BY "uploadedAt", id`;

/** The texts of a person in articles. Never those of others, and never what only the office may see. */
@Injectable()
export class OwnArticles {
  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    private readonly articles: Articles,
  ) {}

  async read({ ids, addresses }: PersonRecord): Promise<Pick<OwnData, 'manuscripts' | 'reviews'>> {
    const made = await this.pool.query<{ id: string }>(MADE, [ids]);
    const known = new Set([...ids, ...made.rows.map(({ id }) => id)]);
    const isKnown = (author: Author): boolean =>
      known.has(author.id) || addresses.includes(normalEmail(author.email ?? ''));
    const { rows } = await this.pool.query<{ id: string }>(KNOWN, [ids]);
    const found: Pick<OwnData, 'manuscripts' | 'reviews'> = { manuscripts: [], reviews: [] };
    for (const { id } of rows) {
      const state = await this.articles.load(id);
      if (!state) continue;
      if (ids.includes(state.uploaderId)) found.manuscripts.push(manuscriptOf(state, isKnown));
      found.reviews.push(...reviewsOf(state, ids));
    }
    return found;
  }

  async files(ids: readonly string[]): Promise<OwnFile[]> {
    const { rows } = await this.pool.query<Omit<OwnFile, 'uploadedAt'> & { uploadedAt: Date }>(FILES, [ids]);
    return rows.map(({ hash, bytes, name, manuscript, uploadedAt }) => ({
      ...{ hash, bytes, name, manuscript },
      uploadedAt: uploadedAt.toISOString(),
    }));
  }
}

/** Of authors from the directory, whose entries other people made, the person may know name and institute only (lifecycle, section 4 (7)). */
const manuscriptOf = (state: ArticleState, isKnown: (author: Author) => boolean): OwnData['manuscripts'][number] => ({
  number: state.number,
  status: statusForAuthor(state.status),
  startedAt: state.createdAt,
  fields: { ...state.fields },
  authors: state.authors.map((author) => ({ ...(isKnown(author) ? author : nameAndInstitute(author)) })),
});

const reviewsOf = (state: ArticleState, ids: readonly string[]): OwnData['reviews'] =>
  state.assignments
    .filter(({ reviewerId, mailedAt }) => ids.includes(reviewerId) && mailedAt !== null)
    .map(({ revision, status, interests, declineReason, suggestedColleague, review }) => ({
      ...{ manuscript: state.number, revision, status, interests, declineReason, suggestedColleague, review },
    }));
