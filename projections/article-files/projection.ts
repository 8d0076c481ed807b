import type { Projection } from '../runner/projection';
import { ofState, type StateTable } from '../runner/rows/of-state';
import { fileRows } from './rows';

export const FILES_TABLE: StateTable = { table: 'article_files', key: 'file_id', rows: fileRows };

/** File records of all articles. */
export const articleFiles: Projection = {
  name: 'article-files',
  version: 4,
  tables: ['article_files'],
  create: (table) => `
    CREATE TABLE ${table('article_files')} (
      file_id text PRIMARY KEY,
      article_id text NOT NULL,
      designation text NOT NULL,
      file_name text NOT NULL,
      extension text NOT NULL,
      revision integer NOT NULL,
      hash text NOT NULL,
      size double precision NOT NULL,
      figure_title text,
      figure_order integer,
      uploaded_at timestamptz NOT NULL,
      uploaded_by text,
      removed_at timestamptz
    )`,
  indexes: (table) => `
    CREATE INDEX ON ${table('article_files')} (article_id);
    CREATE INDEX ON ${table('article_files')} (hash);
    CREATE INDEX ON ${table('article_files')} (uploaded_by)`,
  ...ofState(FILES_TABLE),
};
