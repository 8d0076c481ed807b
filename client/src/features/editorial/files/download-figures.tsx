import { type ArticleView, FIGURE_DESIGNATIONS, t } from '@contracts';
import { DownloadButton } from '../../../shared/download/download-button';

/** Downloads all figures of the current revision as one archive. */
export function DownloadFigures({ article }: { article: ArticleView }) {
  const { id, articleId, revision, files } = article;
  const has = files.some((file) => file.revision === revision && FIGURE_DESIGNATIONS.includes(file.type));
  const query = new URLSearchParams([
    ...FIGURE_DESIGNATIONS.map((type) => ['type', type]),
    ['revision', `${revision}`],
  ]);
  return (
    <DownloadButton
      label={t('Download figures')}
      path={`/article/${id}/files.zip?${query.toString()}`}
      fileName={t('{articleId}-R{revision}-figures.zip', { articleId, revision })}
      problem={t('The figures could not be downloaded. Please try again.')}
      disabled={!has}
    />
  );
}
