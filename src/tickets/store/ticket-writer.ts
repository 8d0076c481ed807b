import { Inject, Injectable } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';
import { isStaff, TICKET_FILE_MESSAGES, TICKET_MESSAGES, type TicketInput } from '../../contracts';
import { AttachmentStore } from '../../files/public';
import { CLOCK, type Clock } from '../../platform/clock';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { inTransaction, PG_POOL } from '../../platform/postgres';
import { ProcessNotifications } from '../../platform/process-notifications';
import { TicketMailRequests } from '../mails/ticket-mail-requests';
import type { TicketCall } from '../ticket-call';
import { HiddenOwners } from './hidden-owners';
import { TicketStore } from './ticket.store';
import { isTicketId, TICKET_COLUMNS, type TicketRow } from './ticket-rows';
import { TICKETS_CHANGED } from './tickets-changed';

type Action = 'OPENED' | 'ANSWERED' | 'CLOSED' | 'DELETED';

const OPEN = `INSERT INTO app.tickets (owner_id, real_user_id, name, type, status, content, created_at, changed_at, text_bytes)
  VALUES ($1, $2, $3, $4, 'AWAITING_RESPONSE', $5, $6, $6, octet_length($5)) RETURNING id::text`;
const LOG = 'INSERT INTO app.ticket_log (ticket_id, at, action, user_id, real_user_id) VALUES ($1, $2, $3, $4, $5)';

/** A ticket locked until the transaction ends. */
export interface HeldTicket {
  ticket: TicketRow;
  client: PoolClient;
  now: Date;
}

/** Writes tickets: the change, its line in the log and the jobs for its mails in one transaction, one change of a ticket at a time. */
@Injectable()
export class TicketWriter {
  constructor(
    private readonly tickets: TicketStore,
    private readonly hidden: HiddenOwners,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly mails: TicketMailRequests,
    private readonly notices: ProcessNotifications,
    private readonly attachments: AttachmentStore,
  ) {}

  /** Returns the id. @throws ApiProblem 400 for a file that does not exist */
  open({ name, type, content, files }: TicketInput, call: TicketCall): Promise<string> {
    const { userId, realUserId } = call.user;
    const now = this.clock.now();
    return inTransaction(this.pool, async (client) => {
      const values = [userId, realUserId, name, type, content, now];
      const { rows } = await client.query<{ id: string }>(OPEN, values);
      const id = rows[0]?.id ?? '';
      await this.bind(client, files, call, { ticketId: id, responseId: null });
      await this.log(client, 'OPENED', { ticketId: id, at: now, call });
      await this.notices.notify(TICKETS_CHANGED, userId, client);
      await this.mails.request(client, { notice: 'opened', ticketId: id, responseId: null, at: now }, call);
      return id;
    });
  }

  /**
   * Does the work while the ticket is locked, and logs it.
   * @throws ApiProblem 404 for a ticket that does not exist, or that is not the caller's unless the caller is staff.
   */
  async change(
    ticketId: string,
    action: Action,
    call: TicketCall,
    work: (held: HeldTicket) => Promise<void>,
  ): Promise<void> {
    await this.requireKnownOwner(ticketId, call);
    return inTransaction(this.pool, async (client) => {
      const ticket = await this.hold(client, ticketId);
      if (!ticket || (ticket.ownerId !== call.user.userId && !isStaff(call.user.group)))
        throw new ApiProblem('NOT_FOUND', TICKET_MESSAGES.unknown);
      // Read after taking the lock, so that the times in a thread are in order.
      const now = this.clock.now();
      await work({ ticket, client, now });
      await this.log(client, action, { ticketId: ticket.id, at: now, call });
      await this.notices.notify(TICKETS_CHANGED, ticket.ownerId, client);
    });
  }

  /** Attaches files to a text. @throws ApiProblem 400 when one of them was not sent by this person, or no longer exists. */
  async bind(
    client: PoolClient,
    files: readonly string[] | undefined,
    { user }: TicketCall,
    place: { ticketId: string; responseId: string | null },
  ): Promise<void> {
    if (!files || files.length === 0) return;
    if ((await this.attachments.bind(client, files, user.userId, place)) === files.length) return;
    throw validationProblem({ files: TICKET_FILE_MESSAGES.gone });
  }

  /** Runs before the transaction, because it needs other connections. The owner of a ticket never changes. */
  private async requireKnownOwner(id: string, { user }: TicketCall): Promise<void> {
    const ticket = await this.tickets.find(id);
    if (ticket && ticket.ownerId !== user.userId && (await this.hidden.hides(ticket.ownerId, user)))
      throw new ApiProblem('NOT_FOUND', TICKET_MESSAGES.unknown);
  }

  private async hold(client: PoolClient, id: string): Promise<TicketRow | null> {
    if (!isTicketId(id)) return null;
    const text = `SELECT ${TICKET_COLUMNS} FROM app.tickets WHERE id = $1 FOR UPDATE`;
    return (await client.query<TicketRow>(text, [id])).rows[0] ?? null;
  }

  private async log(
    client: PoolClient,
    action: Action,
    { ticketId, at, call }: { ticketId: string; at: Date; call: TicketCall },
  ): Promise<void> {
    await client.query(LOG, [ticketId, at, action, call.user.userId, call.user.realUserId]);
  }
}
