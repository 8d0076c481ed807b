import type { ArticleFile } from '../../src/article';
import { articleEvent, articleIdOf, type ProjectedArticleEvent } from '../runner/article-events';
import type { Projection } from '../runner/projection';
import type { RowSet } from '../runner/row-set';
import { rowsPerKey } from '../runner/rows-per-key';
import type { ArticleFileRow } from './index';

function added(file: ArticleFile, { articleId, metadata }: ProjectedArticleEvent): ArticleFileRow {
  return {
    file_id: file.fileId,
    article_id: articleId,
    designation: file.designation,
    file_name: file.fileName,
    extension: file.extension,
    revision: file.revision,
    hash: file.hash,
    size: file.size,
    figure_title: file.figureTitle,
    figure_order: file.figureOrder,
    uploaded_at: new Date(metadata.at),
    uploaded_by: metadata.userId,
    removed_at: null,
  };
}

function fold(rows: RowSet<ArticleFileRow>, event: ProjectedArticleEvent): void {
  switch (event.type) {
    case 'FileAdded':
    case 'DocumentGenerated':
      return rows.put(added(event.data.file, event));
    case 'FileRemoved':
      return rows.change(event.data.fileId, { removed_at: new Date(event.metadata.at) });
    case 'FiguresReordered':
      return event.data.figures.forEach(({ fileId, figureTitle, figureOrder }) =>
        rows.change(fileId, { figure_title: figureTitle, figure_order: figureOrder }),
      );
    default:
      throw new Error(`Files do not read ${event.type}`);
  }
}

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
    fold: (rows, event) => fold(rows, articleEvent(event)),
  }),
};
