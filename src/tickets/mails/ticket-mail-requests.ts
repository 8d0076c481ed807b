import { Inject, Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { newId } from '../../platform/clock';
import { JOBS, type Jobs } from '../../platform/jobs';
import type { TicketCall } from '../ticket-call';

export const TICKET_MAIL_JOB = 'tickets.mail';

/** The reason for a mail. `opened` and `followed-up` are for the office, `answered` and `closed` for the ticket's owner. */
export const TICKET_NOTICES = ['opened', 'followed-up', 'answered', 'closed'] as const;
export type TicketNotice = (typeof TICKET_NOTICES)[number];

export interface TicketMailSubject {
  notice: TicketNotice;
  ticketId: string;
  /** The answer that the mail is about; null when there is none. */
  responseId: string | null;
  /** When it happened. */
  at: Date;
}

/** Payload of the job. */
export interface TicketMailRequest extends Omit<TicketMailSubject, 'at'> {
  /** ISO 8601: the job may run much later. */
  at: string;
  /** Assigned here, so that a job that runs twice requests only one mail. */
  mailId: string;
  userId: string;
  realUserId: string | null;
  correlationId: string;
}

/** Requests mails about tickets in the transaction of the change: a change and its mail are stored together or not at all. */
@Injectable()
export class TicketMailRequests {
  constructor(@Inject(JOBS) private readonly jobs: Jobs) {}

  request(client: PoolClient, { at, ...subject }: TicketMailSubject, { user, meta }: TicketCall): Promise<void> {
    const { userId, realUserId } = user;
    const payload: TicketMailRequest = {
      ...subject,
      at: at.toISOString(),
      mailId: newId(),
      userId,
      realUserId,
      correlationId: meta.correlationId,
    };
    return this.jobs.enqueue(TICKET_MAIL_JOB, { ...payload }, { client, key: payload.mailId });
  }
}
