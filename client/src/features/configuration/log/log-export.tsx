import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { useAppSelector, useNotify } from '../../../app/hooks';
import { selectSession } from '../../../app/session-slice';
import { fetchFile, saveBlob } from '../../../shared/download';
import { exportPath, type LogFilters } from '../security-log-api';

const PROBLEM = 'The log could not be exported. Please try again.';

/** All lines that fit, not only the page shown, as a CSV file. */
export function LogExport({ filters }: { filters: LogFilters }) {
  const [busy, setBusy] = useState(false);
  const token = useAppSelector(selectSession)?.token ?? '';
  const notify = useNotify();
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveBlob(await fetchFile(exportPath(filters), token, PROBLEM), 'security-log.csv');
    } catch (error) {
      notify.error(error instanceof Error ? error.message : PROBLEM);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<ArrowDownloadRegular />} disabledFocusable={busy} onClick={() => void download()}>
      {busy ? 'Exporting' : 'Export to CSV'}
    </Button>
  );
}
