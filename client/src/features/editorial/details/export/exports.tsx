import { Button, makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { type ArticleView, EXPORT_EXTENSIONS, EXPORT_LABELS, type ExportFormat, t } from '@contracts';
import { DateField } from '../../../../shared/dates/date-field';
import { Card } from '../../../../shared/display/card';
import { fetchFile } from '../../../../shared/download/download';
import { saveFile } from '../../../../shared/download/save-file';
import { selectSession } from '../../../../shared/session/session-slice';
import { useAppSelector } from '../../../../shared/state/hooks';

const useStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, '@media print': { display: 'none' } },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalS },
  note: { color: tokens.colorNeutralForeground3 },
});

/** Downloads of one article, one at a time, and the reason if the last one failed. */
function useExports({ id, articleId }: ArticleView) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const token = useAppSelector(selectSession)?.token ?? '';
  const failed = t('The export could not be created.');
  const start = async (format: ExportFormat, published = ''): Promise<void> => {
    setBusy(format);
    setProblem(null);
    const query = new URLSearchParams({ format, ...(published === '' ? {} : { published }) });
    try {
      const file = await fetchFile(`/article/${id}/export?${query}`, token, failed);
      saveFile(file, [articleId, '-', format, '.', EXPORT_EXTENSIONS[format]].join(''));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : failed);
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, start: (format: ExportFormat, published?: string) => void start(format, published) };
}

/** True if a reviewer agreed to the publication of a completed review. */
const hasPublished = ({ articleReviewer }: ArticleView): boolean =>
  articleReviewer.some(({ status, publication }) => status === 'Completed' && publication !== null);

/** The button of each format, and the reason if the last export failed. */
export function Exports({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [published, setPublished] = useState('');
  const { busy, problem, start } = useExports(article);
  const button = (format: ExportFormat, day?: string) => (
    <Button icon={<ArrowDownloadRegular />} disabledFocusable={busy !== null} onClick={() => start(format, day)}>
      {busy === format ? t('Checking…') : EXPORT_LABELS[format]}
    </Button>
  );
  return (
    <Card title={t('For other systems')}>
      <div className={styles.rows}>
        <Text className={styles.note}>
          {t('Each file is first checked against its official standard. An invalid file is not exported.')}
        </Text>
        <div className={styles.row}>
          {button('meca')}
          {button('jats')}
          {button('crossref-pending')}
        </div>
        <div className={styles.row}>
          <DateField label={t('Day of publication; today when empty')} value={published} onChange={setPublished} />
          {button('crossref', published)}
        </div>
        {hasPublished(article) && (
          <div className={styles.row}>
            {button('reviews')}
            {button('crossref-reviews', published)}
          </div>
        )}
        {problem !== null && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody role="alert">{problem}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </Card>
  );
}
