import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useNavigate } from 'react-router-dom';
import { t, TICKET_STATUS_LABELS, TICKET_TYPE_LABELS, type TicketCard } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Timestamp } from '../../../shared/display/timestamp';
import { EmptyState } from '../../../shared/page/empty-state';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { TicketBadge } from '../ticket-badge';
import { ticketsApi } from '../tickets-api';

const COLUMNS: readonly Column<TicketCard>[] = [
  {
    id: 'name',
    header: t('Subject'),
    primary: true,
    cell: (ticket) => ticket.name,
    sortValue: (ticket) => ticket.name,
  },
  {
    id: 'status',
    header: t('Status'),
    cell: (ticket) => <TicketBadge status={ticket.status} />,
    sortValue: (ticket) => TICKET_STATUS_LABELS[ticket.status],
  },
  {
    id: 'type',
    header: t('Type'),
    cell: (ticket) => TICKET_TYPE_LABELS[ticket.type],
    sortValue: (ticket) => TICKET_TYPE_LABELS[ticket.type],
  },
  {
    id: 'date',
    header: t('Opened'),
    cell: (ticket) => <Timestamp at={ticket.date} />,
    sortValue: (ticket) => ticket.date,
  },
  {
    id: 'answers',
    header: t('Answers'),
    align: 'end',
    cell: (ticket) => ticket.responseCount,
    sortValue: (ticket) => ticket.responseCount,
  },
  {
    id: 'update',
    header: t('Last update'),
    cell: (ticket) => <Timestamp at={ticket.lastUpdate} />,
    sortValue: (ticket) => ticket.lastUpdate,
  },
];

/** `/tickets`: this person's tickets to the office (spec part 1, section 2, 'Tickets'). */
export function TicketsPage() {
  const { data, error, refetch } = ticketsApi.useMyTicketsQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = useListState();
  const navigate = useNavigate();
  const begin = () => void navigate('/tickets/newTicket');
  return (
    <Page
      title={t('Tickets')}
      actions={
        <Button appearance="primary" icon={<AddRegular />} onClick={begin}>
          {t('New ticket')}
        </Button>
      }
    >
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Tickets')}
          columns={COLUMNS}
          rows={data}
          rowKey={(ticket) => ticket.id}
          state={state}
          rowPath={(ticket) => `/tickets/editTicket/${ticket.id}`}
          empty={
            <EmptyState
              text={t('You have no tickets.')}
              detail={t(
                'Use a ticket to report a problem, ask the office a question or make a request. Answers appear here and come by mail.',
              )}
            />
          }
        />
      )}
    </Page>
  );
}
