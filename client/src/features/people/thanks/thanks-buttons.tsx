import { Button } from '@fluentui/react-components';
import { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table';
import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { type ReviewerThanks, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { usePublicSettings } from '../../../shared/api/public-api';
import { CopyButton } from '../../../shared/download/copy-button';
import { printText } from '../../../shared/download/print-text';
import { saveFile } from '../../../shared/download/save-file';
import { useNotify } from '../../../shared/state/hooks';
import { thanksApi } from './thanks-api';
import { thanksCsv, thanksLines, thanksTitle } from './thanks-text';

/**
 * The list for the journal, as text, for spreadsheets and on paper. It is fetched only on request, since the security log records each
 * call. Without `year` there is nothing to print, or it has not loaded yet.
 */
export function ThanksButtons({ year: known }: { year: number | undefined }) {
  const notify = useNotify();
  const disabled = known === undefined;
  const year = known ?? 0;
  const [load] = thanksApi.useLazyReviewerThanksQuery();
  const title = thanksTitle(usePublicSettings().journalName, year);
  const thanks = (): Promise<ReviewerThanks> => load(year).unwrap();
  const withThanks = async (show: (list: ReviewerThanks) => void): Promise<void> => {
    try {
      show(await thanks());
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  const file = [`reviewers-${year}`, 'csv'].join('.');
  return (
    <>
      <CopyButton
        disabled={disabled}
        label={t('Copy as text')}
        text={async () => [title, '', ...thanksLines(await thanks())].join('\n')}
      />
      <Button
        disabled={disabled}
        icon={<DocumentTableRegular />}
        onClick={() => void withThanks((list) => saveFile(thanksCsv(list), file))}
      >
        {t('CSV')}
      </Button>
      <Button
        disabled={disabled}
        icon={<PrintRegular />}
        onClick={() => void withThanks((list) => printText(title, thanksLines(list)))}
      >
        {t('Print')}
      </Button>
    </>
  );
}
