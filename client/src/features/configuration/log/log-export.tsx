import { DownloadButton } from '../../../shared/download/download-button';
import { exportPath, type LogFilters } from '../security-log-api';

/** Exports all matching entries, not only the visible page, as a CSV file. */
export function LogExport({ filters }: { filters: LogFilters }) {
  return (
    <DownloadButton
      label="Export to CSV"
      busyLabel="Exporting"
      path={exportPath(filters)}
      fileName="security-log.csv"
      problem="The log could not be exported. Please try again."
    />
  );
}
