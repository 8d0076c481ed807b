import { type ArticleFilters, t } from '@contracts';
import { DownloadButton } from '../../shared/download/download-button';

/** Exports the whole result, not only the visible page, as a CSV file. */
export function ExportButton({ filters, disabled }: { filters: ArticleFilters; disabled?: boolean }) {
  return (
    <DownloadButton
      label={t('Export to CSV')}
      busyLabel={t('Exporting')}
      path="/article/search.csv"
      body={filters}
      fileName={t('articles.csv')}
      disabled={disabled}
      problem={t('The result could not be exported. Please try again.')}
    />
  );
}
