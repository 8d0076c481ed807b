import { type FoundArticle, t } from '@contracts';
import { BulkFrame } from '../../shared/data-table/bulk-frame';
import { DownloadButton } from '../../shared/download/download-button';

/** The packages of the ticked articles, in one file. */
export function PackagesBar({ articles, onClear }: { articles: readonly FoundArticle[]; onClear: () => void }) {
  if (articles.length === 0) return null;
  return (
    <BulkFrame count={articles.length} onClear={onClear}>
      <DownloadButton
        label={t('Download the packages')}
        busyLabel={t('Making the packages')}
        path={`/exports/packages.zip?ids=${articles.map(({ id }) => id).join(',')}`}
        fileName={t('packages.zip')}
        problem={t('The packages could not be made. Please try again.')}
      />
    </BulkFrame>
  );
}
