import type { ReactNode } from 'react';
import { type ArticleView, FIGURE_DESIGNATIONS, type FileView, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FileTable } from '../../../shared/files/file-table';

interface Props {
  article: ArticleView;
  revision: number;
  /** The shown files of this revision. */
  files: readonly FileView[];
  actions?: (file: FileView) => ReactNode;
}

/** The full article first, then the latest file, which people look for after a change. Figures keep their order. */
const newestFirst = (files: readonly FileView[]): FileView[] => {
  const isFull = ({ type }: FileView): number => (type === 'FullArticle' ? 1 : 0);
  return [...files].sort((one, other) => isFull(other) - isFull(one) || other.uploadDate.localeCompare(one.uploadDate));
};

/** Files that an author is preparing belong to the next revision. */
const titleOf = (revision: number, { revision: current }: ArticleView): string =>
  revision > current
    ? t('Revision {revision}, being prepared by the author', { revision })
    : t('Revision {revision}', { revision });

/** The files of one revision under its heading, figures apart. */
export function FilesOfRevision({ article, revision, files, actions }: Props) {
  const isFigure = ({ type }: FileView): boolean => FIGURE_DESIGNATIONS.includes(type);
  const figures = files.filter(isFigure);
  const may = revision === article.revision ? actions : undefined;
  return (
    <Card plain level={2} title={titleOf(revision, article)}>
      <FileTable
        label={t('Files of revision {revision}', { revision })}
        files={newestFirst(files.filter((file) => !isFigure(file)))}
        empty={t('There are no files in this revision.')}
        density="compact"
        prefix={`r${revision}-`}
        actions={may}
      />
      {figures.length > 0 && (
        <Card plain level={3} title={t('Figures of revision {revision}', { revision })}>
          <FileTable
            label={t('Figures of revision {revision}', { revision })}
            files={figures}
            empty={t('There are no figures in this revision.')}
            density="compact"
            prefix={`f${revision}-`}
            actions={may}
          />
        </Card>
      )}
    </Card>
  );
}
