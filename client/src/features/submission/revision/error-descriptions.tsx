import { Text } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type ArticleView, correctionSubjectWords, type CorrectionView, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { RichText } from '../../../shared/rich-text/rich-text';

const columnsWith = (open: CorrectionView | undefined): readonly Column<CorrectionView>[] => [
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
    cell: (row) => submittedText(row, open),
    sortValue: (row) => row.submittedAt,
  },
];

function submittedText(row: CorrectionView, open: CorrectionView | undefined): ReactNode {
  if (row.submittedAt) return <Timestamp at={row.submittedAt} show="date" />;
  return row === open ? t('Not yet') : '–';
}

/** The correction that is expected now. One that an override ended has no date either, and is not asked for again. */
function openCorrection({ status, articleCorrections }: ArticleView): CorrectionView | undefined {
  const last = articleCorrections.at(-1);
  return status === 'CORRECTION' && last?.submittedAt === null ? last : undefined;
}

/** The assistant's current correction request in full, and all earlier ones (spec part 1, section 2, 'Correction'). */
export function ErrorDescriptions({ article }: { article: ArticleView }) {
  const state = useListState({ prefix: 'errors-', sort: '-requested' });
  const open = openCorrection(article);
  return (
    <Card title={t('What to correct')}>
      <Text>{t('Please resubmit only the requested document. Everything else stays as it is.')}</Text>
      {open && <RichText html={open.description} />}
      <DataTable
        label={t('Error descriptions')}
        columns={columnsWith(open)}
        rows={article.articleCorrections}
        rowKey={(row) => row.id}
        state={state}
        empty={t('No errors were described.')}
      />
    </Card>
  );
}
