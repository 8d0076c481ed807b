import { Text } from '@fluentui/react-components';
import { type ArticleView, correctionSubjectWords, type CorrectionView, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { RichText } from '../../../shared/rich-text/rich-text';

const COLUMNS: readonly Column<CorrectionView>[] = [
  {
    id: 'reason',
    header: t('Problem'),
    cell: ({ reason }) => correctionSubjectWords(reason),
    sortValue: ({ reason }) => correctionSubjectWords(reason),
  },
  {
    id: 'requested',
    header: t('Requested'),
    cell: (row) => <Timestamp at={row.requestedAt} show="date" />,
    sortValue: (row) => row.requestedAt,
  },
  {
    id: 'submitted',
    header: t('Corrected'),
    cell: (row) => (row.submittedAt ? <Timestamp at={row.submittedAt} show="date" /> : t('Not yet')),
    sortValue: (row) => row.submittedAt,
  },
];

/** The assistant's current correction request in full, and all earlier ones (spec part 1, section 2, 'Correction'). */
export function ErrorDescriptions({ article }: { article: ArticleView }) {
  const state = useListState({ prefix: 'errors-', sort: '-requested' });
  const open = article.articleCorrections.filter((correction) => correction.submittedAt === null);
  return (
    <Card title={t('What to correct')}>
      <Text>{t('Please resubmit only the requested document. Everything else stays as it is.')}</Text>
      {open.map((correction) => (
        <RichText key={correction.id} html={correction.description} />
      ))}
      <DataTable
        label={t('Error descriptions')}
        columns={COLUMNS}
        rows={article.articleCorrections}
        rowKey={(row) => row.id}
        state={state}
        empty={t('No errors were described.')}
      />
    </Card>
  );
}
