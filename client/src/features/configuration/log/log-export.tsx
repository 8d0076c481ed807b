import { t } from '@contracts';
import { DownloadButton } from '../../../shared/download/download-button';
import { exportPath, type LogFilters } from '../security-log-api';

/** Exports all matching entries, not only the visible page, as a CSV file. */
export function LogExport({ filters }: { filters: LogFilters }) {
  return (
    <DownloadButton
      label={t('Export to CSV')}
      busyLabel={t('Exporting')}
      path={exportPath(filters)}
      fileName={t('security-log.csv')}
      problem={t('The log could not be exported. Please try again.')}
    />
  );
}
