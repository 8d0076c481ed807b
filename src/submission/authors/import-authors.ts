import type { Pool } from 'pg';
import type { ArticleAuthor } from '../../article';
import { AUTHOR_COLUMNS } from '../../article-desk/public';
import { normalEmail } from '../../contracts';

/** An author as entered by an account. */
export interface ImportedAuthor {
  author: ArticleAuthor;
  createdBy: string;
}

/** Adds many entries to the directory of authors together, for generated data. Existing entries are not changed. */
export async function importAuthors(pool: Pool, authors: readonly ImportedAuthor[], createdAt: Date): Promise<void> {
  if (authors.length === 0) return;
  const fields = Object.keys(AUTHOR_COLUMNS) as (keyof ArticleAuthor)[];
  const rows = authors.map(({ author, createdBy }) => ({
    ...Object.fromEntries(fields.map((field) => [AUTHOR_COLUMNS[field], author[field] ?? null])),
    email_key: normalEmail(author.email),
    created_by: createdBy,
    created_at: createdAt,
  }));
  const columns = [...fields.map((field) => AUTHOR_COLUMNS[field]), 'email_key', 'created_by', 'created_at'].join(', ');
  await pool.query(
    `INSERT INTO app.authors (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::app.authors, $1)
     ON CONFLICT (id) DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
