import { Inject, Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { TicketStatus, TicketType } from '../../contracts';
import { PG_POOL } from '../../platform/postgres';
import {
  type FullTicketRow,
  isTicketId,
  RESPONSE_COLUMNS,
  type ResponseRow,
  TICKET_COLUMNS,
  type TicketRow,
} from './ticket-rows';

/** `page` counts from 0. */
export interface PageWanted {
  page: number;
  size: number;
}

/** Which tickets a list contains; null means any. */
export interface TicketFilter {
  type: TicketType | null;
  /** Patterns for ILIKE, all of which the subject must match. */
  subject: readonly string[] | null;
  /** People whose tickets match whatever their subject is. */
  owners: readonly string[];
  /** People whose tickets the reader must not read: they would identify the author of a manuscript. */
  hidden: readonly string[];
}

const FILTER = `($1::text IS NULL OR type = $1)
  AND ($2::text[] IS NULL OR name ILIKE ALL ($2::text[]) OR owner_id = ANY ($3::uuid[])) AND NOT owner_id::text = ANY ($4::text[])`;
/** The id is qualified: in the result it is text, which sorts 10 before 9. */
const NEWEST_FIRST = 'ORDER BY changed_at DESC, t.id DESC';

const filterValues = ({ type, subject, owners, hidden }: TicketFilter): unknown[] => [type, subject, owners, hidden];

/** Reads tickets. Lists are read by their indexes, a page at a time. */
@Injectable()
export class TicketStore {
  constructor(@Inject(PG_POOL) private readonly pool: Pool) {}

  /** Null when there is no such ticket, and for an invalid id. */
  async find(id: string): Promise<FullTicketRow | null> {
    if (!isTicketId(id)) return null;
    const text = `SELECT ${TICKET_COLUMNS}, content FROM app.tickets WHERE id = $1`;
    return (await this.pool.query<FullTicketRow>(text, [id])).rows[0] ?? null;
  }

  /** Oldest first. */
  async responsesOf(ticketId: string): Promise<ResponseRow[]> {
    const text = `SELECT ${RESPONSE_COLUMNS} FROM app.ticket_responses r WHERE ticket_id = $1 ORDER BY r.id`;
    return (await this.pool.query<ResponseRow>(text, [ticketId])).rows;
  }

  async response(id: string): Promise<ResponseRow | null> {
    const text = `SELECT ${RESPONSE_COLUMNS} FROM app.ticket_responses WHERE id = $1`;
    return (await this.pool.query<ResponseRow>(text, [id])).rows[0] ?? null;
  }

  /** One page of a person's tickets, most recently changed first, and the total. */
  async ofOwner(ownerId: string, { page, size }: PageWanted): Promise<{ rows: TicketRow[]; total: number }> {
    const [{ rows }, count] = await Promise.all([
      this.pool.query<TicketRow>(
        `SELECT ${TICKET_COLUMNS} FROM app.tickets t WHERE owner_id = $1 ${NEWEST_FIRST} LIMIT $2 OFFSET $3`,
        [ownerId, size, page * size],
      ),
      this.pool.query<{ total: number }>('SELECT count(*)::int AS total FROM app.tickets WHERE owner_id = $1', [
        ownerId,
      ]),
    ]);
    return { rows, total: count.rows[0]?.total ?? 0 };
  }

  /** One page of the tickets in a state, most recently changed first. */
  async inStatus(status: TicketStatus, filter: TicketFilter, { page, size }: PageWanted): Promise<TicketRow[]> {
    const { rows } = await this.pool.query<TicketRow>(
      `SELECT ${TICKET_COLUMNS} FROM app.tickets t WHERE status = $5 AND ${FILTER}
       ${NEWEST_FIRST} LIMIT $6 OFFSET $7`,
      [...filterValues(filter), status, size, page * size],
    );
    return rows;
  }

  /** How many tickets there are in each state; empty states are left out. */
  async counts(filter: TicketFilter): Promise<Map<TicketStatus, number>> {
    const { rows } = await this.pool.query<{ status: TicketStatus; total: number }>(
      `SELECT status, count(*)::int AS total FROM app.tickets WHERE ${FILTER} GROUP BY status`,
      filterValues(filter),
    );
    return new Map(rows.map(({ status, total }) => [status, total]));
  }
}
