/** Events of tickets that still exist, with the person who acted and the ticket's owner. The time is `at`; ids are text. */
export const TICKET_NEWS = `(SELECT g.id::text AS id, g.at, g.action, g.user_id, g.real_user_id, t.id::text AS ticket_id, t.name,
    t.owner_id FROM app.ticket_log g JOIN app.tickets t ON t.id = g.ticket_id WHERE g.action <> 'DELETED')`;
