import type { ArticleFilters } from '@contracts';
import { DownloadButton } from '../../shared/download/download-button';

/** Exports the whole result, not only the visible page, as a CSV file. */
export function ExportButton({ filters }: { filters: ArticleFilters }) {
  return (
    <DownloadButton
      label="Export to CSV"
      busyLabel="Exporting"
      path="/article/search.csv"
      body={filters}
      fileName="articles.csv"
      problem="The result could not be exported. Please try again."
    />
  );
}
