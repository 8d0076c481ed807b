/** Topic of the notifications that a ticket was written or deleted; the message is its owner's id. */
export const TICKETS_CHANGED = 'tickets';
