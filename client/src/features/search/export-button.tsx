import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import type { ArticleFilters } from '../../../../src/contracts';
import { useAppSelector, useNotify } from '../../app/hooks';
import { selectSession } from '../../app/session-slice';
import { fetchFile, saveBlob } from '../../shared/download';

const PROBLEM = 'The result could not be exported. Please try again.';

/** The whole result, not only the page shown, as a CSV file. */
export function ExportButton({ filters }: { filters: ArticleFilters }) {
  const [busy, setBusy] = useState(false);
  const token = useAppSelector(selectSession)?.token ?? '';
  const notify = useNotify();
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveBlob(await fetchFile('/article/search.csv', token, PROBLEM, filters), 'articles.csv');
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
