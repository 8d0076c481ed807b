import type { TicketStatus, TicketType } from '../../contracts';

/** A row of app.tickets without its text. */
export interface TicketRow {
  id: string;
  ownerId: string;
  realUserId: string | null;
  name: string;
  type: TicketType;
  status: TicketStatus;
  createdAt: Date;
  changedAt: Date;
  version: number;
  responseCount: number;
  /** Size of all its texts in UTF-8, in bytes. */
  textBytes: number;
}

export interface FullTicketRow extends TicketRow {
  content: string;
}

export interface ResponseRow {
  id: string;
  userId: string;
  realUserId: string | null;
  isStaff: boolean;
  content: string;
  createdAt: Date;
}

export const TICKET_COLUMNS = `id::text, owner_id AS "ownerId", real_user_id AS "realUserId", name, type, status,
  created_at AS "createdAt", changed_at AS "changedAt", version, response_count AS "responseCount", text_bytes AS "textBytes"`;

export const RESPONSE_COLUMNS = `id::text, user_id AS "userId", real_user_id AS "realUserId", is_staff AS "isStaff", content,
  created_at AS "createdAt"`;

/** True for a possible id of a ticket; the bound keeps it within a bigint. */
export const isTicketId = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);
