import type { ArticleFile } from '../../src/article';
import type { ProjectedArticleEvent } from '../runner/article-events';
import type { RowSet } from '../runner/row-set';
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

/** Applies one event to the file records of its article. Other types are not meant for it. */
export function foldFiles(rows: RowSet<ArticleFileRow>, event: ProjectedArticleEvent): void {
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
