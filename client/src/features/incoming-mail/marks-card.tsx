import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { type AddressMark, bounceReason, t } from '@contracts';
import type { Column } from '../../shared/data-table/column';
import { PagedTable } from '../../shared/data-table/paged-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { Card } from '../../shared/display/card';
import { Timestamp } from '../../shared/display/timestamp';
import { useRunAndNotify } from '../../shared/state/use-run-and-notify';
import { incomingMailApi } from './incoming-mail-api';

const SIZE = 20;

/** The addresses to which mails bounce, latest first. */
export function MarksCard() {
  const state = useListState({ prefix: 'marks-', size: SIZE });
  const rows = incomingMailApi.useAddressMarksQuery({ page: state.page - 1, size: state.size });
  return (
    <Card title={t('Addresses to which mails bounce')}>
      <PagedTable
        label={t('Addresses to which mails bounce')}
        columns={COLUMNS}
        rowKey={({ address }) => address}
        state={state}
        query={rows}
        empty={t('No address is known to bounce.')}
      />
    </Card>
  );
}

const COLUMNS: readonly Column<AddressMark>[] = [
  { id: 'address', header: t('Address'), primary: true, cell: ({ address }) => address },
  { id: 'reason', header: t('Reason'), cell: ({ status }) => bounceReason(status) || '–' },
  { id: 'since', header: t('Since'), cell: ({ since }) => <Timestamp at={since} />, width: '160px' },
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    width: '160px',
    cell: (mark) => <ClearMark mark={mark} />,
  },
];

function ClearMark({ mark: { address } }: { mark: AddressMark }) {
  const runAndNotify = useRunAndNotify();
  const [asking, setAsking] = useState(false);
  const [clear, { isLoading }] = incomingMailApi.useClearAddressMarkMutation();
  const confirmed = async (): Promise<void> => {
    await runAndNotify(() => clear(address).unwrap(), t('The mark is removed.'));
    setAsking(false);
  };
  return (
    <>
      <Button size="small" aria-label={t('Remove the mark of {address}', { address })} onClick={() => setAsking(true)}>
        {t('Remove the mark')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Remove the mark of {address}?', { address })}
        text={t('Do this when you know that emails arrive there again. The next bounce marks the address again.')}
        confirm={t('Remove the mark')}
        busy={isLoading}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
