import { Badge, type BadgeProps, Button } from '@fluentui/react-components';
import {
  type PackageSending,
  SENDING_PROBLEM_LABELS,
  SENDING_STATE_LABELS,
  SENDING_TARGET_LABELS,
  type SendingState,
  t,
} from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import type { Column } from '../../shared/data-table/column';
import { DataTable } from '../../shared/data-table/data-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { Card } from '../../shared/display/card';
import { Timestamp } from '../../shared/display/timestamp';
import { LoadError } from '../../shared/page/loaded';
import { useNotify } from '../../shared/state/hooks';
import { exportsApi } from './exports-api';

const SIZE = 20;
const POLL_MS = 5_000;

const COLOURS: Record<SendingState, BadgeProps['color']> = { WAITING: 'informative', SENT: 'success', DEAD: 'danger' };

/** The packages that went, wait or were given up, newest first. */
export function SendingsCard() {
  const state = useListState({ size: SIZE });
  const query = { page: state.page - 1, size: state.size };
  const { data, error, refetch } = exportsApi.usePackageSendingsQuery(query, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Packages sent')}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Packages sent')}
          columns={COLUMNS}
          rows={data?.items}
          rowKey={({ id }) => id}
          state={state}
          total={data?.total}
          density="compact"
          empty={t('No package was sent yet.')}
        />
      )}
    </Card>
  );
}

const COLUMNS: readonly Column<PackageSending>[] = [
  { id: 'number', header: t('Number'), cell: ({ number }) => number, width: '100px' },
  { id: 'accepted', header: t('Accepted'), cell: ({ acceptedAt }) => <Timestamp at={acceptedAt} />, width: '140px' },
  {
    id: 'state',
    header: t('State'),
    cell: ({ state }) => (
      <Badge appearance="tint" color={COLOURS[state]}>
        {SENDING_STATE_LABELS[state]}
      </Badge>
    ),
    width: '110px',
  },
  { id: 'outcome', header: t('Last try'), cell: (sending) => <Outcome sending={sending} /> },
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    width: '140px',
    cell: (sending) => <SendAgain sending={sending} />,
  },
];

function Outcome({ sending: { attempts, target, lastTryAt, nextTryAt, problem } }: { sending: PackageSending }) {
  if (lastTryAt === null) return <>{t('not yet')}</>;
  return (
    <span>
      {target !== null && `${SENDING_TARGET_LABELS[target]} · `}
      <Timestamp at={lastTryAt} />
      {attempts > 0 && ` · ${t('{count, plural, one {# try} other {# tries}}', { count: attempts })}`}
      {problem !== null && ` · ${SENDING_PROBLEM_LABELS[problem]}`}
      {nextTryAt !== null && (
        <>
          {' · '}
          {t('next try:')} <Timestamp at={nextTryAt} />
        </>
      )}
    </span>
  );
}

function SendAgain({ sending: { id, number, state } }: { sending: PackageSending }) {
  const notify = useNotify();
  const [resend, { isLoading }] = exportsApi.useResendPackageMutation();
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
      aria-label={t('Send {number} again now', { number })}
      onClick={() => void again()}
    >
      {state === 'SENT' ? t('Send again') : t('Try again')}
    </Button>
  );
}
