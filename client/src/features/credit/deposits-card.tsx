import { Badge, type BadgeProps } from '@fluentui/react-components';
import { CREDIT_PROBLEM_LABELS, type Deposit, DEPOSIT_STATE_LABELS, type DepositState, t } from '@contracts';
import type { Column } from '../../shared/data-table/column';
import { PagedTable } from '../../shared/data-table/paged-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { Card } from '../../shared/display/card';
import { Timestamp } from '../../shared/display/timestamp';
import { AgainButton } from '../../shared/outgoing/again-button';
import { Tries } from '../../shared/outgoing/tries';
import { creditApi } from './credit-api';

const SIZE = 20;
const POLL_MS = 5_000;

const COLOURS: Record<DepositState, BadgeProps['color']> = {
  ...({ WAITING: 'informative', SENT: 'success', DEAD: 'danger' } as const),
  ...({ REMOVING: 'informative', REMOVED: 'subtle', NOT_REMOVED: 'danger' } as const),
};
/** The states in which a webmaster can retry the sending or the deletion. A review that its reviewer left out is never sent again. */
const RESENDABLE: readonly DepositState[] = ['WAITING', 'DEAD', 'NOT_REMOVED'];

/** The reviews that were sent, wait or were given up, newest first. The reviewers' names are not shown (ADR 119). */
export function DepositsCard() {
  const state = useListState({ size: SIZE });
  const query = { page: state.page - 1, size: state.size };
  const rows = creditApi.useDepositsQuery(query, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Reviews sent')}>
      <PagedTable
        label={t('Reviews sent')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        state={state}
        query={rows}
        empty={t('No reviews are waiting, and none have been sent.')}
      />
    </Card>
  );
}

const COLUMNS: readonly Column<Deposit>[] = [
  { id: 'id', header: t('Entry'), cell: ({ id }) => id, width: '90px' },
  {
    id: 'state',
    header: t('State'),
    cell: ({ state }) => (
      <Badge appearance="tint" color={COLOURS[state]}>
        {DEPOSIT_STATE_LABELS[state]}
      </Badge>
    ),
    width: '190px',
  },
  { id: 'outcome', header: t('Last attempt'), cell: (deposit) => <Outcome deposit={deposit} /> },
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    width: '140px',
    cell: (deposit) =>
      deposit.lastTryAt !== null && RESENDABLE.includes(deposit.state) && <TryAgain deposit={deposit} />,
  },
];

function Outcome({ deposit: { state, attempts, lastTryAt, nextTryAt, problem } }: { deposit: Deposit }) {
  if (state === 'REMOVED' && lastTryAt === null) return t('was not sent');
  return (
    <Tries
      begins={lastTryAt === null ? t('not yet') : <Timestamp at={lastTryAt} />}
      attempts={attempts}
      problem={problem && CREDIT_PROBLEM_LABELS[problem]}
      nextTryAt={nextTryAt}
      show={lastTryAt === null ? 'date' : 'relative'}
    />
  );
}

function TryAgain({ deposit: { id, state } }: { deposit: Deposit }) {
  const [resend] = creditApi.useResendDepositMutation();
  const again = () => resend(id).unwrap();
  if (state === 'NOT_REMOVED')
    return (
      <AgainButton
        label={t('Try again')}
        name={t('Try again to delete entry {id}', { id })}
        done={t('It is deleted at ORCID now.')}
        again={again}
      />
    );
  return (
    <AgainButton
      label={t('Send again')}
      name={t('Send entry {id} again now', { id })}
      done={t('It is sent again now.')}
      again={again}
    />
  );
}
