import { useEffect, useRef, useState } from 'react';
import { MAX_TICKET_PAGE, t, TICKET_SECTION_STATUS, type TicketCard, type TicketReview } from '@contracts';
import { useListState } from '../../../shared/data-table/use-list-state';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { DeleteTicketDialog } from '../delete-ticket-dialog';
import { ticketsApi } from '../tickets-api';
import { TicketFilters } from './ticket-filters';
import { SECTION_KEYS, type SectionKey, TicketSections } from './ticket-sections';

/** The number of cards per section at first, and the number that each press adds: six full rows. */
const STEP = 24;

/** `/ticketsReview`: all tickets in three sections (spec part 2, section 2). */
export function TicketsReviewPage() {
  const state = useListState();
  const [q, type] = [state.q.trim(), state.get('type')];
  const [size, setSize] = useState(STEP);
  const pageQuery = { size, q, type };
  const { data, error, isError, refetch } = ticketsApi.useAllTicketsQuery(pageQuery, {
    refetchOnMountOrArgChange: true,
  });
  const [deleting, setDeleting] = useState<TicketCard | null>(null);
  const { refOf, moveFocusFrom } = useFocusOnSection(data);
  return (
    <Page title={t('All tickets')}>
      <TicketFilters state={state} />
      {isError ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <TicketSections
          review={data}
          filtered={q !== '' || type !== ''}
          state={state}
          onDelete={setDeleting}
          onMore={size < MAX_TICKET_PAGE ? () => setSize(Math.min(size + 4 * STEP, MAX_TICKET_PAGE)) : undefined}
          refOf={refOf}
        />
      )}
      {deleting && (
        <DeleteTicketDialog
          ticket={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => moveFocusFrom(deleting)}
        />
      )}
    </Page>
  );
}

/** After a deletion the focused card no longer exists, so the focus moves to the section's heading. */
function useFocusOnSection(review: TicketReview | undefined) {
  const sections = useRef<Partial<Record<SectionKey, HTMLElement | null>>>({});
  const gone = useRef<TicketCard | null>(null);
  useEffect(() => {
    const ticket = gone.current;
    const key = SECTION_KEYS.find((section) => TICKET_SECTION_STATUS[section] === ticket?.status);
    if (!ticket || !key || review?.[key].some(({ id }) => id === ticket.id)) return;
    sections.current[key]?.querySelector('button')?.focus();
    gone.current = null;
  }, [review]);
  return {
    refOf: (key: SectionKey, element: HTMLElement | null) => {
      sections.current[key] = element;
    },
    moveFocusFrom: (ticket: TicketCard) => {
      gone.current = ticket;
    },
  };
}
