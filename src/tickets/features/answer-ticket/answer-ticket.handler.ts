import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TICKET_MESSAGES, type TicketView } from '../../../contracts';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { TicketMailRequests } from '../../mails/ticket-mail-requests';
import { type HeldTicket, TicketWriter } from '../../store/ticket-writer';
import { TicketReader } from '../../views/ticket-reader';
import { isFull } from '../../views/ticket-views';
import { AnswerTicket } from './answer-ticket.command';

const ADD = `INSERT INTO app.ticket_responses (ticket_id, user_id, real_user_id, is_staff, content, created_at)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING id::text`;
const MOVE = `UPDATE app.tickets SET status = $2, changed_at = $3, version = version + 1, response_count = response_count + 1,
  text_bytes = text_bytes + octet_length($4) WHERE id = $1`;

/** A person who answers their own ticket answers as its owner, even when they are staff (lifecycle, section 4 (13)). */
@CommandHandler(AnswerTicket)
export class AnswerTicketHandler implements ICommandHandler<AnswerTicket> {
  constructor(
    private readonly writer: TicketWriter,
    private readonly mails: TicketMailRequests,
    private readonly reader: TicketReader,
  ) {}

  /**
   * Concurrent answers are both kept, one after the other. An answer after the closing reopens the ticket.
   * @throws ApiProblem 400 for a file that does not exist, 404 for a ticket that the caller may not see, 422 for a full one.
   */
  async execute(command: AnswerTicket): Promise<TicketView> {
    const { ticketId, call } = command;
    await this.writer.change(ticketId, 'ANSWERED', call, (held) => this.add(command, held));
    return this.reader.read(ticketId, call.user);
  }

  private async add(
    { answer: { content, files }, call }: AnswerTicket,
    { ticket, client, now }: HeldTicket,
  ): Promise<void> {
    if (isFull(ticket)) throw new ApiProblem('RULE_BROKEN', TICKET_MESSAGES.full);
    const { userId, realUserId } = call.user;
    const byStaff = ticket.ownerId !== userId;
    const { rows } = await client.query<{ id: string }>(ADD, [ticket.id, userId, realUserId, byStaff, content, now]);
    const responseId = rows[0]?.id ?? null;
    await this.writer.bind(client, files, call, { ticketId: ticket.id, responseId });
    await client.query(MOVE, [ticket.id, byStaff ? 'OPEN' : 'AWAITING_RESPONSE', now, content]);
    const notice = byStaff ? 'answered' : 'followed-up';
    const subject = { notice, ticketId: ticket.id, responseId, at: now } as const;
    await this.mails.request(client, subject, call);
  }
}
