import { Badge, type BadgeProps } from '@fluentui/react-components';
import {
  type PackageSending,
  SENDING_PROBLEM_LABELS,
  SENDING_STATE_LABELS,
  SENDING_TARGET_LABELS,
  type SendingState,
  t,
} from '@contracts';
import { ArticleLink } from '../../shared/article/article-link';
import type { Column } from '../../shared/data-table/column';
import { PagedTable } from '../../shared/data-table/paged-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { Card } from '../../shared/display/card';
import { Timestamp } from '../../shared/display/timestamp';
import { AgainButton } from '../../shared/outgoing/again-button';
import { Tries } from '../../shared/outgoing/tries';
import { exportsApi } from './exports-api';

const SIZE = 20;
const POLL_MS = 5_000;

const COLOURS: Record<SendingState, BadgeProps['color']> = { WAITING: 'informative', SENT: 'success', DEAD: 'danger' };

/** The packages that were sent, wait or were given up, newest first. */
export function SendingsCard() {
  const state = useListState({ size: SIZE });
  const query = { page: state.page - 1, size: state.size };
  const rows = exportsApi.usePackageSendingsQuery(query, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Packages sent')}>
      <PagedTable
        label={t('Packages sent')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        state={state}
        query={rows}
        empty={t('No packages have been sent yet.')}
      />
    </Card>
  );
}

const COLUMNS: readonly Column<PackageSending>[] = [
  {
    id: 'number',
    header: t('Number'),
    cell: ({ articleId, number }) => <ArticleLink id={articleId} label={number} />,
    width: '100px',
  },
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
  { id: 'outcome', header: t('Last attempt'), cell: (sending) => <Outcome sending={sending} /> },
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
    <Tries
      begins={
        <>
          {target !== null && `${SENDING_TARGET_LABELS[target]} · `}
          <Timestamp at={lastTryAt} />
        </>
      }
      attempts={attempts}
      problem={problem && SENDING_PROBLEM_LABELS[problem]}
      nextTryAt={nextTryAt}
    />
  );
}

function SendAgain({ sending: { id, number, state } }: { sending: PackageSending }) {
  const [resend] = exportsApi.useResendPackageMutation();
  return (
    <AgainButton
      label={state === 'SENT' ? t('Send again') : t('Try again')}
      name={t('Send {number} again now', { number })}
      done={t('It is sent again now.')}
      again={() => resend(id).unwrap()}
    />
  );
}
