import { articleEvent, articleIdOf } from '../runner/article-events';
import type { Projection } from '../runner/projection';
import { rowsPerKey } from '../runner/rows-per-key';
import { foldFiles } from './fold-files';
import type { ArticleFileRow } from './index';

/** File records of all articles. */
export const articleFiles: Projection = {
  name: 'article-files',
  version: 1,
  tables: ['article_files'],
  handles: ['FileAdded', 'FileRemoved', 'FiguresReordered', 'DocumentGenerated'],
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
    );
    CREATE INDEX ON ${table('article_files')} (article_id)`,
  indexes: (table) => `CREATE INDEX ON ${table('article_files')} (hash)`,
  apply: rowsPerKey<ArticleFileRow>({
    table: 'article_files',
    key: 'file_id',
    group: 'article_id',
    groupOf: articleIdOf,
    fold: (rows, event) => foldFiles(rows, articleEvent(event)),
  }),
};
