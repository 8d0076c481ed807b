/** Topic of the notices that a ticket was written or deleted; the word is the id of its owner. */
export const TICKETS_CHANGED = 'tickets';
