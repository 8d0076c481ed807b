export { TICKETS_CHANGED } from './store/tickets-changed';
