/** Topic of the notifications that a ticket was written or deleted; the word is its owner's id. */
export const TICKETS_CHANGED = 'tickets';
