import type { TicketCard, TicketReview, TicketView } from '@contracts';

const AT = '2026-03-03T10:00:00.000Z';
export const OWNER = { id: 'user-author', firstName: 'Anna', lastName: 'Bakker' };

export const aTicketCard = (changes: Partial<TicketCard> = {}): TicketCard => ({
  ...{ id: '7', name: 'The upload stops', type: 'BUG', status: 'AWAITING_RESPONSE', date: AT, lastUpdate: AT },
  ...{ user: OWNER, responseCount: 0 },
  ...changes,
});

/** A new ticket as its author sees it; tests pass only the differences. */
export const aTicket = (changes: Partial<TicketView> = {}): TicketView => ({
  ...aTicketCard(),
  ...{ content: '<p>At <strong>half</strong> of the file.</p>', files: [], ticketResponses: [], version: 1 },
  actions: ['respond', 'close'],
  ...changes,
});

export const aReview = (lists: Partial<Omit<TicketReview, 'totals'>> = {}): TicketReview => {
  const { awaiting = [], open = [], closed = [] } = lists;
  return { awaiting, open, closed, totals: { awaiting: awaiting.length, open: open.length, closed: closed.length } };
};
