import { additionOf, type ArticleFile, type ArticleState, type Assignment } from '../../src/article';
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

/** The annotated manuscript of a review, which opens by the same links. */
const reviewFileRows = (state: ArticleState, { file, revision, reviewerId }: Assignment): Written<ArticleFileRow>[] =>
  file === null
    ? []
    : [
        {
          file_id: file.fileId,
          article_id: state.id,
          designation: 'ReviewFile',
          file_name: file.fileName,
          extension: file.extension,
          revision,
          hash: file.hash,
          size: file.size,
          figure_title: null,
          figure_order: null,
          uploaded_at: file.at,
          uploaded_by: reviewerId,
          removed_at: null,
        },
      ];

/** A row for each file that the article has or had; those of a deleted draft stay. */
export const fileRows = (state: ArticleState): Written<ArticleFileRow>[] => [
  ...state.files.map((file) => rowOf(state, file, null)),
  ...state.assignments.flatMap((one) => reviewFileRows(state, one)),
  ...state.removedFiles.map((file) => rowOf(state, file, file.removedAt)),
];
