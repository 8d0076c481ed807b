import { Button } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useState } from 'react';
import { type StatisticsPeriod, type StatisticsTable, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { saveFile } from '../../../shared/download/save-file';
import { selectSession } from '../../../shared/session/session-slice';
import { useAppSelector, useNotify } from '../../../shared/state/hooks';
import { csvFile, fetchPdf } from './exported';

interface ExportButtonsProps {
  /** Prefix of the file names. */
  name: string;
  period: StatisticsPeriod | undefined;
  /** The whole table, including other pages. */
  table: () => Promise<StatisticsTable>;
  /** The call that returns the PDF. */
  pdf: { url: string; params: Record<string, string> };
}

/** CSV created in the browser, PDF created by the server, and print; all for the same period. */
export function ExportButtons({ name, period, table, pdf }: ExportButtonsProps) {
  const [busy, setBusy] = useState(false);
  const token = useAppSelector(selectSession)?.token ?? '';
  const notify = useNotify();
  const fileName = (kind: string) => `${name}-${period?.from}-${period?.to}.${kind}`;
  const save = async (kind: 'csv' | 'pdf', make: () => Promise<Blob>): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await make(), fileName(kind));
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const off = { disabled: !period, disabledFocusable: busy };
  return (
    <>
      <Button
        {...off}
        icon={<DocumentTableRegular />}
        onClick={() => void save('csv', async () => csvFile(await table()))}
      >
        {t('CSV')}
      </Button>
      <Button {...off} icon={<DocumentPdfRegular />} onClick={() => void save('pdf', () => fetchPdf(pdf, token))}>
        {t('PDF')}
      </Button>
      <Button {...off} icon={<PrintRegular />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
    </>
  );
}
