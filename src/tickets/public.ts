export { HiddenOwners } from './store/hidden-owners';
export { TicketCounts } from './store/ticket-counts';
export { TICKET_NEWS } from './store/ticket-news';
export { TICKETS_CHANGED } from './store/tickets-changed';
