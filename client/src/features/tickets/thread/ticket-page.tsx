import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { fullName, isStaff, t, TICKET_TYPE_LABELS, type TicketView } from '@contracts';
import { Timestamp } from '../../../shared/display/timestamp';
import { SAVED } from '../../../shared/page/leave-guard';
import { Loaded } from '../../../shared/page/loaded';
import { type Crumb, Page } from '../../../shared/page/page';
import { useUser } from '../../../shared/state/hooks';
import { DeleteTicketDialog } from '../delete-ticket-dialog';
import { TicketBadge } from '../ticket-badge';
import { ticketsApi } from '../tickets-api';
import { AnswerForm } from './answer-form';
import { Thread } from './thread';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  onScreen: { '@media print': { display: 'none' } },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const MINE: Crumb = { label: t('Tickets'), to: '/tickets' };
const ALL: Crumb = { label: t('All tickets'), to: '/ticketsReview' };

/** `/tickets/editTicket/{id}`: the thread, the answer form and the close action (spec part 1, section 2, 'Tickets'). */
export function TicketPage() {
  const { ticketId = '' } = useParams();
  const query = ticketsApi.useTicketQuery(ticketId, { refetchOnMountOrArgChange: true });
  const user = useUser();
  const theirs = isStaff(user.group.group) && query.data?.user.id !== user.id;
  return (
    <Page
      title={query.data?.name ?? t('Ticket')}
      width="reading"
      crumbs={[theirs ? ALL : MINE, { label: `#${ticketId}` }]}
      actions={query.data?.actions.includes('delete') && <DeleteButton ticket={query.data} />}
    >
      <Loaded query={query}>{(ticket) => <Ticket key={ticketId} ticket={ticket} />}</Loaded>
    </Page>
  );
}

function DeleteButton({ ticket }: { ticket: TicketView }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('Delete')}</Button>
      {asking && (
        <DeleteTicketDialog
          ticket={ticket}
          onClose={() => setAsking(false)}
          onDeleted={() => void navigate('/ticketsReview', { replace: true, state: SAVED })}
        />
      )}
    </>
  );
}

function Ticket({ ticket }: { ticket: TicketView }) {
  const styles = useStyles();
  const userId = useUser().id;
  const [sent, setSent] = useState(0);
  return (
    <>
      <div className={styles.facts}>
        <TicketBadge status={ticket.status} />
        <Text>{TICKET_TYPE_LABELS[ticket.type]}</Text>
        <Text className={styles.quiet}>
          {ticket.user.id === userId ? t('Opened by you') : t('Opened by {name}', { name: fullName(ticket.user) })}{' '}
          <Timestamp at={ticket.date} focusable />
        </Text>
      </div>
      <Thread ticket={ticket} sent={sent} />
      <div className={styles.onScreen}>
        <AnswerForm ticket={ticket} onSent={() => setSent(sent + 1)} />
      </div>
    </>
  );
}
