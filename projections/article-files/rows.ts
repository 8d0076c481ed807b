import { additionOf, type ArticleFile, type ArticleState } from '../../src/article';
import type { Written } from '../runner/rows/of-state';
import type { ArticleFileRow } from './index';

function rowOf(state: ArticleState, file: ArticleFile, removedAt: string | null): Written<ArticleFileRow> {
  const addition = additionOf(state, file.fileId);
  return {
    file_id: file.fileId,
    article_id: state.id,
    designation: file.designation,
    file_name: file.fileName,
    extension: file.extension,
    revision: file.revision,
    hash: file.hash,
    size: file.size,
    figure_title: file.figureTitle,
    figure_order: file.figureOrder,
    uploaded_at: addition?.at ?? state.createdAt,
    uploaded_by: addition?.by ?? null,
    removed_at: removedAt,
  };
}

/** A row for each file that the article has or had; those of a deleted draft stay. */
export const fileRows = (state: ArticleState): Written<ArticleFileRow>[] => [
  ...state.files.map((file) => rowOf(state, file, null)),
  ...state.removedFiles.map((file) => rowOf(state, file, file.removedAt)),
];
