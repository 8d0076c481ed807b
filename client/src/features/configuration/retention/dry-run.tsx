import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { type RetainedArticle, type RetainedKind, type RetentionSettings, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { formatDate } from '../../../shared/display/format';
import { LoadError } from '../../../shared/page/loaded';
import { retentionApi } from '../retention-api';
import { CountsList } from './counts-list';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

const KINDS: Record<RetainedKind, string> = {
  REJECTED: t('Rejected'),
  WITHDRAWN: t('Withdrawn'),
  DRAFT: t('Unfinished draft'),
};

const COLUMNS: readonly Column<RetainedArticle>[] = [
  { id: 'number', header: t('Number'), cell: ({ number }) => number, width: '140px' },
  { id: 'kind', header: t('What it is'), cell: ({ kind }) => KINDS[kind] },
  { id: 'since', header: t('Since'), cell: ({ since }) => <time dateTime={since}>{formatDate(since)}</time> },
];

const SIZE = 20;

interface DryRunProps {
  /** The settings to try; null until the person asks for a dry run. */
  tried: RetentionSettings | null;
  onTry: () => void;
}

/** What the daily run would do now with the settings of the form, saved or not. It changes nothing. */
export function DryRun({ tried, onTry }: DryRunProps) {
  const styles = useStyles();
  return (
    <Card title={t('Dry run')} actions={<Button onClick={onTry}>{t('Show what a run would do now')}</Button>}>
      <Text className={styles.quiet}>
        {t(
          'Counts and lists what a run with the settings above would erase now, whether they are saved or not. It changes nothing.',
        )}
      </Text>
      {tried && <Outcome settings={tried} />}
    </Card>
  );
}

function Outcome({ settings }: { settings: RetentionSettings }) {
  const state = useListState({ size: SIZE });
  const { data, error, refetch } = retentionApi.useRetentionDryRunQuery({
    ...settings,
    page: state.page - 1,
    size: state.size,
  });
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div role="status">{data && <CountsList counts={data.counts} />}</div>
      {data && data.total > 0 && (
        <DataTable
          label={t('Affected manuscripts')}
          columns={COLUMNS}
          rows={data.items}
          rowKey={({ articleId }) => articleId}
          state={state}
          total={data.total}
          density="lines"
          empty={t('No manuscript is old enough.')}
        />
      )}
    </>
  );
}
