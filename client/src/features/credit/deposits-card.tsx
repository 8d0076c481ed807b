import { Badge, type BadgeProps, Button } from '@fluentui/react-components';
import { CREDIT_PROBLEM_LABELS, type Deposit, DEPOSIT_STATE_LABELS, type DepositState, t } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import type { Column } from '../../shared/data-table/column';
import { DataTable } from '../../shared/data-table/data-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { Card } from '../../shared/display/card';
import { Timestamp } from '../../shared/display/timestamp';
import { LoadError } from '../../shared/page/loaded';
import { useNotify } from '../../shared/state/hooks';
import { creditApi } from './credit-api';

const SIZE = 20;
const POLL_MS = 5_000;

const COLOURS: Record<DepositState, BadgeProps['color']> = { WAITING: 'informative', SENT: 'success', DEAD: 'danger' };

/** The reviews that went, wait or were given up, newest first. Whose they are is not told (ADR 119). */
export function DepositsCard() {
  const state = useListState({ size: SIZE });
  const query = { page: state.page - 1, size: state.size };
  const { data, error, refetch } = creditApi.useDepositsQuery(query, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Reviews sent')}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Reviews sent')}
          columns={COLUMNS}
          rows={data?.items}
          rowKey={({ id }) => id}
          state={state}
          total={data?.total}
          density="compact"
          empty={t('No review waits, and none was sent.')}
        />
      )}
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
    width: '120px',
  },
  { id: 'outcome', header: t('Last try'), cell: (deposit) => <Outcome deposit={deposit} /> },
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    width: '140px',
    cell: (deposit) => deposit.lastTryAt !== null && deposit.state !== 'SENT' && <SendAgain id={deposit.id} />,
  },
];

function Outcome({ deposit: { attempts, lastTryAt, nextTryAt, problem } }: { deposit: Deposit }) {
  return (
    <span>
      {lastTryAt === null ? t('not yet') : <Timestamp at={lastTryAt} />}
      {attempts > 0 && ` · ${t('{count, plural, one {# try} other {# tries}}', { count: attempts })}`}
      {problem !== null && ` · ${CREDIT_PROBLEM_LABELS[problem]}`}
      {nextTryAt !== null && (
        <>
          {' · '}
          {t('next try:')} <Timestamp at={nextTryAt} show={lastTryAt === null ? 'date' : 'relative'} />
        </>
      )}
    </span>
  );
}

function SendAgain({ id }: { id: string }) {
  const notify = useNotify();
  const [resend, { isLoading }] = creditApi.useResendDepositMutation();
  const again = async (): Promise<void> => {
    try {
      await resend(id).unwrap();
      notify.success(t('It is sent again now.'));
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return (
    <Button
      size="small"
      disabledFocusable={isLoading}
      aria-label={t('Send entry {id} again now', { id })}
      onClick={() => void again()}
    >
      {t('Send again')}
    </Button>
  );
}
